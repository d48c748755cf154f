import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { lockStay } from '#server/foundation/database/locks.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { lockFullBooking } from '../booking-queries.ts'
import type { FullBooking } from '../full-booking.ts'

/**
 * Locks the nights before the booking's row, as everywhere. Returns 'moved' if the party moved in between; then start
 * over.
 */
export async function lockWithDay(
  tx: Transaction,
  bookingId: number,
): Promise<FullBooking | undefined | 'moved'> {
  const [glimpsed] = await tx
    .select({ bookingDate: bookings.bookingDate, numberOfNights: bookings.numberOfNights })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  if (!glimpsed) return undefined
  await lockStay(tx, glimpsed)
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
