import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Stay } from '#domain/foundation/time/stay.ts'
import { commitFreeingPlaces } from '#server/calendar/availability/commit-freeing-places.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { lockStay } from '#server/foundation/database/locks.ts'
import { lockFullBooking } from '../booking-queries.ts'
import { BOOKING_GONE } from '../booking-refusals.ts'
import type { FullBooking } from '../full-booking.ts'
import { lockWithDay, retryUntilLocked } from './lock-with-day.ts'
import { type BookingWrite, writeBooking } from './write-booking.ts'

export type Decision<T> = {
  /** Missing if nothing happens to the booking. */
  readonly write?: BookingWrite
  /** What follows in the same transaction, such as mails. Its result is returned. */
  readonly after: () => Promise<T | Refusal> | T
}

type Target = {
  readonly id: number
  /** The nights that are locked: the booking's own, or those it may take. Missing if it takes no more room. */
  readonly stay?: Stay | 'own'
  /** Whether the waiting list is told afterwards. */
  readonly freesPlaces?: boolean
}

/**
 * Changes a booking in one transaction: locks its nights and its row, lets the rule decide, writes what it decided, and
 * tells it. A refusal undoes everything.
 */
export function commitBooking<T>(
  ctx: Context,
  { id, stay, freesPlaces }: Target,
  decide: (tx: Transaction, booking: FullBooking) => Promise<Decision<T> | Refusal>,
): Promise<T | Refusal> {
  const work = async (tx: Transaction): Promise<T | 'moved' | Refusal> => {
    const booking = await lock(tx, id, stay)
    if (booking === 'moved') return booking
    if (!booking) return BOOKING_GONE
    const decided = await decide(tx, booking)
    if (isRefusal(decided)) return decided
    const { write, after } = decided
    const refused = write && (await writeBooking(tx, booking, write, ctx.now()))
    return refused ?? after()
  }
  return retryUntilLocked(() =>
    freesPlaces ? commitFreeingPlaces(ctx, work) : commitUnlessRefused(ctx.db, work),
  )
}

async function lock(tx: Transaction, id: number, stay: Target['stay']) {
  if (stay === 'own') return lockWithDay(tx, id)
  if (stay) await lockStay(tx, stay)
  return lockFullBooking(tx, id)
}
