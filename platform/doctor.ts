import { setTimeout as pause } from 'node:timers/promises'

/** The result of a check, worded in whatever form the caller uses. */
export type Result<Words> = {
  readonly state: 'fine' | 'warning' | 'problem'
  readonly sentence: Words
  /** How to fix it. */
  readonly remedy: Words | null
}

export function passed<Words>(sentence: Words): Result<Words> {
  return { state: 'fine', sentence, remedy: null }
}

export function warning<Words>(sentence: Words, remedy: Words): Result<Words> {
  return { state: 'warning', sentence, remedy }
}

export function problem<Words>(sentence: Words, remedy: Words): Result<Words> {
  return { state: 'problem', sentence, remedy }
}

/** The longest wait for a service that does not respond. */
const PATIENCE_MILLISECONDS = 10_000

type Silence<Words> = {
  readonly noResponse: (seconds: number) => Result<Words>
  /** Builds the result of a check that itself failed. */
  readonly notChecked: (reason: string) => Result<Words>
}

/** Runs a check. If it fails or does not finish, that is a result too, so it does not stop the others. */
export async function runCheck<Words>(
  check: () => Result<Words> | Promise<Result<Words>>,
  { noResponse, notChecked }: Silence<Words>,
): Promise<Result<Words>> {
  const patience = new AbortController()
  const silent = () => noResponse(PATIENCE_MILLISECONDS / 1000)
  const silence = pause(PATIENCE_MILLISECONDS, undefined, { signal: patience.signal, ref: false }).then(
    silent,
    silent,
  )
  try {
    return await Promise.race([check(), silence])
  } catch (error) {
    return notChecked(error instanceof Error ? error.message : String(error))
  } finally {
    patience.abort()
  }
}
