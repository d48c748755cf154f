import { ApiFailure, findSentence, isRefused } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'

/** Our response to a change did not arrive, and what is stored does not show whether it was made. */
export class UnknownOutcome extends Error {}

type Check<Stored> = {
  readonly read: () => Promise<Stored>
  /** Returns whether what is stored shows the change. */
  readonly isMade: (stored: Stored) => boolean
}

/**
 * Sends a change. If that fails, what is stored is read, as the response may have been lost on the way: if it shows the
 * change, it is returned. Otherwise throws the failure, or `UnknownOutcome` if nothing says whether the change was made.
 */
export async function confirmChange<Sent, Stored>(
  send: () => Promise<Sent>,
  check: Check<Stored> | undefined,
): Promise<Sent | Stored> {
  try {
    return await send()
  } catch (failure) {
    const stored = check && (await check.read().catch(() => undefined))
    if (stored && check.isMade(stored)) return stored
    throw !stored && isOpen(failure) ? new UnknownOutcome() : failure
  }
}

/** Returns whether a request may have arrived although it failed. Errors of our own say that nothing was changed. */
function isOpen(failure: unknown): boolean {
  if (failure instanceof ApiFailure) return !isRefused(failure)
  return failure instanceof TypeError || failure instanceof SyntaxError
}

/** Returns what to say about a failed change; `failed` if our server has no sentence and nothing was changed. */
export function useOutcomeText(failed: string): (error: Error | null) => string | undefined {
  const text = useText()
  return (error) =>
    findSentence(error, error instanceof UnknownOutcome ? text('myBooking.page.maybeChanged') : failed)
}
