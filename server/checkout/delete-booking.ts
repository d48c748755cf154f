import { type Refusal, refuse } from '#domain/refusal/refusal.ts'
import { audit } from '#server/audit-log/audit.ts'
import { announceBooking } from '#server/bookings/announce-booking.ts'
import { lockBooking } from '#server/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/bookings/booking-refusals.ts'
import type { BookingRow } from '#server/bookings/full-booking.ts'
import { letGoOfCoupon } from '#server/bookings/move-coupon-use.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/database/client.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { and, eq, notExists } from '#server/database/drizzle.ts'
import { bookings, paymentIntents, payments } from '#server/database/schema/all-tables.ts'
import { deletedBookingOf } from '#server/payments/intents/deleted-booking-of.ts'
import { openIntentsOf, stopIntents } from '#server/payments/intents/stop-intents.ts'

const PAID_MEANWHILE = refuse(
  'conflict',
  'A card payment for this booking has just arrived or is on its way. Please look at the booking again before you delete it.',
)

/**
 * Deletes a booking: frees its day and coupon. Its payments stay in the books, under its reference. Open payments are
 * stopped at the provider first, so that no card is charged for a deleted party.
 */
export async function deleteBooking(ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  for (;;) {
    const refusal = await stopIntents(ctx, await openIntentsOf(ctx.db, ctx, id), PAID_MEANWHILE)
    if (refusal) return refusal
    const deleted = await commitUnlessRefused(ctx.db, (tx) => remove(tx, ctx, id, admin))
    if (deleted !== 'payable') return deleted
  }
}

/** Returns 'payable' if the customer has prepared another payment since they were stopped. */
async function remove(
  tx: Transaction,
  ctx: Context,
  id: number,
  admin: Admin,
): Promise<null | 'payable' | Refusal> {
  const booking = await lockBooking(tx, id)
  if (!booking) return BOOKING_GONE
  if ((await openIntentsOf(tx, ctx, id)).length > 0) return 'payable'
  await rememberCustomer(tx, booking, ctx.now())
  await letGoOfCoupon(tx, booking)
  if (booking.bookingStatus !== 'cancelled')
    await announceBooking(tx, id, {
      event: 'booking.cancelled',
      now: ctx.now(),
      change: { bookingStatus: 'cancelled' },
    })
  await tx.delete(bookings).where(eq(bookings.id, id))
  const { reference, customerName, bookingDate: day } = booking
  const facts = { kind: 'deleted-booking', reference, customerName, day } as const
  await audit(tx, { actor: admin.username, action: 'deleted', subject: 'booking', subjectId: id, facts })
  return null
}

/** Keeps the customer's address, to tell them about the refund if a card is charged all the same. */
async function rememberCustomer(tx: Transaction, booking: BookingRow, now: Date): Promise<void> {
  const paid = tx.select().from(payments).where(eq(payments.intentId, paymentIntents.intentId))
  await tx
    .update(paymentIntents)
    .set({ deletedBooking: { ...deletedBookingOf(booking), deletedAt: now.toISOString() } })
    .where(and(eq(paymentIntents.bookingId, booking.id), notExists(paid)))
}
