import { refundReason } from '#domain/booking/changes/refund-reason.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { storeMessage } from '#domain/foundation/translation/store-message.ts'
import { overpaymentRefusal } from '#domain/money/payments/overpayment.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { RefundedBooking } from '#server/booking/bookings/booking-responses.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import { refundPayments } from './refund-payments.ts'
import { sendRefund } from './send-refund.ts'

type OverpaymentRefund = {
  /** What staff saw as paid beyond the price. */
  readonly seenCents: Cents
  readonly admin: Admin
}

/** Refunds what is paid beyond the price of a booking, which is otherwise unaffected. */
export async function refundOverpayment(
  ctx: Context,
  id: number,
  wanted: OverpaymentRefund,
): Promise<RefundedBooking | Refusal> {
  const refunded = await commitBooking(ctx, { id }, (tx, booking) => refund(tx, ctx, booking, wanted))
  if (isRefusal(refunded)) return refunded
  for (const refundId of refunded.refundIds) await sendRefund(ctx, refundId)
  const booking = await findBooking(ctx.db, { id })
  if (!booking) return BOOKING_GONE
  return { booking, refundCents: wanted.seenCents, byHandCents: refunded.byHandCents }
}

async function refund(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { seenCents, admin }: OverpaymentRefund,
) {
  const { id } = booking
  const refusal = overpaymentRefusal(booking, seenCents)
  if (refusal) return refusal
  const reason = refundReason('refunds.overpayment', { amount: seenCents })
  const refunded = await refundPayments(tx, ctx, {
    bookingId: id,
    refundCents: seenCents,
    cause: 'beyond_price',
    reason,
  })
  const facts = { kind: 'money-back', amountCents: seenCents, reason: storeMessage(reason) } as const
  return {
    write: { event: { kind: 'booking.refunded', actor: admin.username, facts } as const },
    async after() {
      const { refundIds, byHandCents } = refunded
      const invoiceNumbers = await issueInvoices(tx, ctx, { refundIds })
      await queueBookingMail(tx, ctx, {
        kind: 'overpayment-back',
        bookingId: id,
        once: [refundIds[0]],
        amountCents: seenCents,
        byHandCents,
        reason,
        invoiceNumbers,
      })
      return refunded
    },
  }
}
