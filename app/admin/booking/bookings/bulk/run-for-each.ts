import type { Booking } from '#contract/booking/bookings.ts'

type Failure = { readonly booking: Booking; readonly sentence: string }
/** The outcome for each booking. */
export type Results = { readonly done: readonly Booking[]; readonly failures: readonly Failure[] }

type Job = {
  /** Returns why a booking is skipped. */
  readonly refuse?: ((booking: Booking) => string | undefined) | undefined
  readonly run: (booking: Booking) => Promise<unknown>
  readonly toSentence: (error: unknown) => string
  readonly onProgress?: ((finished: number) => void) | undefined
}

/** Runs an action for each booking, one after another; a failure does not stop the rest. */
export async function runForEach(
  bookings: readonly Booking[],
  { refuse, run, toSentence, onProgress }: Job,
): Promise<Results> {
  const done: Booking[] = []
  const failures: Failure[] = []
  for (const booking of bookings) {
    const refusal = refuse?.(booking)
    try {
      if (refusal !== undefined) failures.push({ booking, sentence: refusal })
      else {
        await run(booking)
        done.push(booking)
      }
    } catch (error) {
      failures.push({ booking, sentence: toSentence(error) })
    }
    onProgress?.(done.length + failures.length)
  }
  return { done, failures }
}
