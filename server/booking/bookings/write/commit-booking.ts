import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Stay } from '#domain/foundation/time/stay.ts'
import { commitFreeingPlaces } from '#server/calendar/availability/commit-freeing-places.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { lockStay } from '#server/foundation/database/locks.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { lockFullBooking } from '../booking-queries.ts'
import { BOOKING_GONE } from '../booking-refusals.ts'
import type { FullBooking } from '../full-booking.ts'
import { type BookingWrite, writeBooking } from './write-booking.ts'

/**
 * Locks the nights before the booking's row, as everywhere. Returns 'moved' if the party moved in between; then start
 * over.
 * @param wanted further nights that it may get
 */
export async function lockWithDay(
  tx: Transaction,
  bookingId: number,
  wanted?: Stay,
): Promise<FullBooking | undefined | 'moved'> {
  const [glimpsed] = await tx
    .select({ bookingDate: bookings.bookingDate, numberOfNights: bookings.numberOfNights })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  if (!glimpsed) return undefined
  const booking = await lockInOrder(tx, wanted ? [glimpsed, wanted] : [glimpsed], bookingId)
  const hasMoved =
    booking?.bookingDate !== glimpsed.bookingDate || booking.numberOfNights !== glimpsed.numberOfNights
  return booking && hasMoved ? 'moved' : booking
}

/** Restarts the transaction for as long as the party moves before it is locked. */
export async function retryUntilLocked<T>(attempt: () => Promise<T | 'moved'>): Promise<T> {
  for (;;) {
    const done = await attempt()
    if (done !== 'moved') return done
  }
}

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
  /** The nights that it may move to, locked together with its own. */
  readonly move?: Stay
  /** Whether the waiting list is told afterwards. */
  readonly freesPlaces?: boolean
}

/**
 * Changes a booking in one transaction: locks its nights and its row, lets the rule decide, writes what it decided, and
 * tells it. A refusal undoes everything.
 */
export function commitBooking<T>(
  ctx: Context,
  target: Target,
  decide: (tx: Transaction, booking: FullBooking) => Promise<Decision<T> | Refusal>,
): Promise<T | Refusal> {
  const work = async (tx: Transaction): Promise<T | 'moved' | Refusal> => {
    const booking = await lock(tx, target)
    if (booking === 'moved') return booking
    if (!booking) return BOOKING_GONE
    const decided = await decide(tx, booking)
    if (isRefusal(decided)) return decided
    const { write, after } = decided
    const refused = write && (await writeBooking(tx, booking, write, ctx.now()))
    return refused ?? after()
  }
  return retryUntilLocked(() =>
    target.freesPlaces ? commitFreeingPlaces(ctx, work) : commitUnlessRefused(ctx.db, work),
  )
}

function lock(tx: Transaction, { id, stay, move }: Target) {
  if (move || stay === 'own') return lockWithDay(tx, id, move)
  return lockInOrder(tx, stay ? [stay] : [], id)
}

/** Locks the nights and then the row, and reads it after that, in one round trip. */
async function lockInOrder(
  tx: Transaction,
  stays: readonly Stay[],
  bookingId: number,
): Promise<FullBooking | undefined> {
  const [, booking] = await Promise.all([lockStay(tx, ...stays), lockFullBooking(tx, bookingId)])
  return booking
}
