import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/client.ts'
import { lockPartyDay } from '#server/database/locks.ts'
import { bookings } from '#server/database/schema/all-tables.ts'
import type { BookingRow } from './booking-answers.ts'
import { lockBooking } from './booking-queries.ts'

/** The day is locked before the booking's row, as everywhere; a party that moved in between must be looked at anew. */
export async function lockWithDay(
  tx: Transaction,
  bookingId: number,
): Promise<BookingRow | undefined | 'moved'> {
  const [glimpsed] = await tx
    .select({ day: bookings.bookingDate })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  if (!glimpsed) return undefined
  await lockPartyDay(tx, glimpsed.day)
  const booking = await lockBooking(tx, bookingId)
  return booking && booking.bookingDate !== glimpsed.day ? 'moved' : booking
}
