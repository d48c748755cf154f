import type { DecidedRefund } from '#domain/booking/changes/cancellation.ts'
import { toRefundReason } from '#domain/booking/changes/refund-reason.ts'
import { isActive } from '#domain/booking/status.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { APART_FROM_PRICE } from '#domain/money/payments/payment-purpose.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { releaseToDelete } from '#server/booking/bookings/write/cancelled.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, notInArray } from '#server/foundation/database/drizzle.ts'
import { payments } from '#server/foundation/database/schema/all-tables.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import { refundPayments } from '#server/money/payments/refunds/refund-payments.ts'

/**
 * Carries out the decision about a booking's money: records the refunds, marks the rest as kept, and tells the family.
 * Call it with the booking locked, before it is deleted. Returns the refunds to send after the commit.
 */
export async function settleDeletedMoney(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { refundCents, why, policyReason }: DecidedRefund,
): Promise<readonly number[]> {
  const { id: bookingId, bookingStatus, bookingDate, paidCents } = booking
  const wanted = { bookingId, refundCents, cause: 'cancellation', reason: toRefundReason(why) } as const
  const { refundIds, byHandCents } = await refundPayments(tx, ctx, wanted)
  if (refundCents < paidCents) await markKept(tx, ctx, bookingId)
  await releaseToDelete(tx, booking, ctx.now())
  const invoiceNumbers = await issueInvoices(tx, ctx, { refundIds })
  const isCancelled = isActive(bookingStatus) && bookingDate >= partyDayAt(ctx.now())
  const back = { bookingId, byHandCents, invoiceNumbers }
  if (isCancelled) {
    const once = [bookingId, booking.version + 1] as const
    await queueBookingMail(tx, ctx, { kind: 'cancelled', ...back, once, refundCents, policyReason })
  } else if (refundIds[0] !== undefined)
    // The party is over or was already cancelled, so only the money is news.
    await queueBookingMail(tx, ctx, {
      kind: 'money-back-deleted',
      ...back,
      once: [refundIds[0]],
      amountCents: refundCents,
      reason: message('refunds.comesBack', { amount: refundCents }),
    })
  return refundIds
}

function markKept(tx: Transaction, ctx: Context, bookingId: number) {
  return tx
    .update(payments)
    .set({ keptAt: ctx.now() })
    .where(and(eq(payments.bookingId, bookingId), notInArray(payments.purpose, [...APART_FROM_PRICE])))
}
