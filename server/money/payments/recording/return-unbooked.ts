import { refundReason } from '#domain/booking/changes/refund-reason.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { type PaymentRow, payments } from '#server/foundation/database/schema/all-tables.ts'
import type { AttachedIntent, DeletedBooking } from '#server/foundation/database/schema/money/payments.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import type { Intent } from '#server/money/payments/providers/payment-provider.ts'
import { requestRefund } from '../refunds/refund-payments.ts'
import { reportDiscrepancy } from '../report-discrepancy.ts'

const WHY = refundReason('payments.bookingGoneMoneyBack')

/** Records a charge without a booking, and its refund, since the customer owes nothing. */
export async function returnUnbooked(
  tx: Transaction,
  ctx: Context,
  { intentId, provider, purpose, deletedBooking }: AttachedIntent,
  { receivedCents }: Intent,
): Promise<{ refundIds: readonly number[] } | undefined> {
  const [payment] = await tx
    .insert(payments)
    .values({
      bookingReference: deletedBooking?.reference ?? null,
      provider,
      intentId,
      purpose,
      amountCents: receivedCents,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning()
  if (!payment) return undefined
  const refundId = await requestRefund(tx, ctx, {
    paymentId: payment.id,
    cents: receivedCents,
    cause: 'returned',
    reason: WHY,
  })
  const isCustomerTold = deletedBooking ? await tellCustomer(tx, ctx, payment, deletedBooking) : false
  await tellStaff(tx, ctx, payment, isCustomerTold)
  return { refundIds: [refundId] }
}

async function tellCustomer(
  tx: Transaction,
  ctx: Context,
  { id, amountCents }: PaymentRow,
  booking: DeletedBooking,
): Promise<boolean> {
  const { customerName, reference, language = DEFAULT_LANGUAGE } = booking
  return queueMail(tx, ctx, {
    kind: 'money-back-unbooked',
    to: booking.customerEmail,
    once: [id],
    customerName,
    reference,
    language,
    amountCents,
    reason: WHY,
  })
}

async function tellStaff(
  tx: Transaction,
  ctx: Context,
  { intentId, bookingReference, amountCents }: PaymentRow,
  isCustomerTold: boolean,
): Promise<void> {
  await reportDiscrepancy(tx, ctx, {
    discrepancy: { kind: 'returned-without-booking', values: { takenCents: amountCents, isCustomerTold } },
    intentId: intentId ?? '',
    bookingReference,
    isRepaired: true,
  })
}
