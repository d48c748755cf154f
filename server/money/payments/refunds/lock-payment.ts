import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { SQL } from '#server/foundation/database/drizzle.ts'
import { payments } from '#server/foundation/database/schema/all-tables.ts'

/**
 * Locks the matching payment, and its booking before it, as everywhere (database/locks.ts): what follows writes rows
 * that refer to the booking, which may be about to be deleted. Returns undefined if there is no such payment.
 */
export async function lockPayment(
  tx: Transaction,
  matches: SQL,
): Promise<typeof payments.$inferSelect | undefined> {
  const [glimpsed] = await tx.select({ bookingId: payments.bookingId }).from(payments).where(matches)
  if (glimpsed?.bookingId != null) await lockBooking(tx, glimpsed.bookingId)
  const [payment] = await tx.select().from(payments).where(matches).for('update')
  return payment
}
