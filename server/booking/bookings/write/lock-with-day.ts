import type { Stay } from '#domain/foundation/time/stay.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { lockStay } from '#server/foundation/database/locks.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { lockFullBooking } from '../booking-queries.ts'
import type { FullBooking } from '../full-booking.ts'

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
  // The earlier ones first; both reach equally far, so every further day is later than those locked already.
  const stays = wanted ? [glimpsed, wanted] : [glimpsed]
  stays.sort((one, other) => one.bookingDate.localeCompare(other.bookingDate))
  for (const stay of stays) await lockStay(tx, stay)
  const booking = await lockFullBooking(tx, bookingId)
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
