import type { DeletionMoney } from '#domain/booking/changes/deletion.ts'
import { toRefundReason } from '#domain/booking/changes/refund-reason.ts'
import { isActive } from '#domain/booking/status.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { APART_FROM_PRICE } from '#domain/money/payments/payment-purpose.ts'
import { queueCancelledMails } from '#server/booking/bookings/booking-mails.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { toPartyFacts } from '#server/booking/bookings/to-party-facts.ts'
import { releaseToDelete } from '#server/booking/bookings/write/cancelled.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, notInArray } from '#server/foundation/database/drizzle.ts'
import { payments } from '#server/foundation/database/schema/all-tables.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { moneyBack } from '#server/foundation/mail/templates/money-back.ts'
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
  { refundCents, why, policyReason }: DeletionMoney,
): Promise<readonly number[]> {
  const { id: bookingId, bookingStatus, bookingDate, paidCents } = booking
  const wanted = { bookingId, refundCents, cause: 'cancellation', reason: toRefundReason(why) } as const
  const { refundIds, byHandCents } = await refundPayments(tx, ctx, wanted)
  if (refundCents < paidCents) await markKept(tx, ctx, bookingId)
  await releaseToDelete(tx, booking, ctx.now())
  const invoiceNumbers = await issueInvoices(tx, ctx, { refundIds })
  const back = { bookingId, refundCents, byHandCents, invoiceNumbers }
  const isCancelled = isActive(bookingStatus) && bookingDate >= partyDayAt(ctx.now())
  if (isCancelled) await queueCancelledMails(tx, ctx, { ...back, policyReason, version: booking.version + 1 })
  else if (refundIds[0] !== undefined) await mailMoneyBack(tx, ctx, { ...back, refundId: refundIds[0] })
  return refundIds
}

function markKept(tx: Transaction, ctx: Context, bookingId: number) {
  return tx
    .update(payments)
    .set({ keptAt: ctx.now() })
    .where(and(eq(payments.bookingId, bookingId), notInArray(payments.purpose, [...APART_FROM_PRICE])))
}

type MoneyBack = {
  readonly bookingId: number
  readonly refundId: number
  readonly refundCents: number
  readonly byHandCents: number
  readonly invoiceNumbers: readonly string[]
}

/** The party is over or was already cancelled, so only the money is news. */
async function mailMoneyBack(tx: Transaction, ctx: Context, back: MoneyBack): Promise<void> {
  const { bookingId, refundId, refundCents: amountCents, byHandCents, invoiceNumbers } = back
  const party = await toPartyFacts(tx, ctx, bookingId)
  const message = textIn(party.language)('refunds.comesBack', { amount: amountCents })
  await queueMail(tx, ctx, {
    kind: 'money-back',
    recipient: party.customerEmail,
    content: moneyBack(party, { amountCents, byHandCents, message }),
    dedupeKey: `deleted-${refundId}`,
    bookingId,
    invoiceNumbers,
  })
}
