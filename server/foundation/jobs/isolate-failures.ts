import type { Context } from '#server/context.ts'
import { isDatabaseDown } from '#server/foundation/database/constraint.ts'

/** Names a part of a run in the log, as `{ booking: 12 }`. */
type Part = Readonly<Record<string, number | string | null>>

/** Does one part of a run. Returns undefined if it failed. */
export type Attempt = <T>(part: Part, work: () => Promise<T>) => Promise<T | undefined>

/**
 * Runs a job whose parts do not depend on each other, such as the rows that are due. A part that fails is logged, and
 * the others are still done; then the first failure is thrown, so that the run counts as failed and is repeated. What
 * would meet every part ends the run at once. `run` also gets the failures so far.
 * @param meetsAll whether a failure would meet every part, besides a database that is down
 */
export async function isolateFailures<T>(
  { log }: Pick<Context, 'log'>,
  run: (attempt: Attempt, failures: readonly unknown[]) => Promise<T>,
  meetsAll: (error: unknown) => boolean = () => false,
): Promise<T> {
  const failures: unknown[] = []
  const result = await run(async (part, work) => {
    try {
      return await work()
    } catch (error) {
      if (isDatabaseDown(error) || meetsAll(error)) throw error
      log.error({ ...part, error }, 'A part of the work failed')
      failures.push(error)
      return undefined
    }
  }, failures)
  if (failures.length > 0) throw failures[0]
  return result
}

/**
 * Does the work for each row that is due, one after the other, and isolates its failures. Returns the sum of the numbers
 * that it returns; `true` counts as one.
 * @param getPart names a row in the log
 */
export function doEach<Row>(
  ctx: Pick<Context, 'log'>,
  rows: readonly Row[],
  getPart: (row: Row) => Part,
  work: (row: Row) => Promise<unknown>,
): Promise<number> {
  return isolateFailures(ctx, async (attempt) => {
    let sum = 0
    for (const row of rows) sum += Number(await attempt(getPart(row), () => work(row))) || 0
    return sum
  })
}

/** Does these steps, one after the other, of which none depends on another. Returns the sum, as `doEach` does. */
export function inTurn(
  ctx: Context,
  ...steps: readonly ((ctx: Context) => Promise<unknown>)[]
): Promise<number> {
  return doEach(
    ctx,
    steps,
    ({ name: step }) => ({ step }),
    (step) => step(ctx),
  )
}
