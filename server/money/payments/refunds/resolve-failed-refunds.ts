import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { ManualMethod } from '#domain/money/payment-method.ts'
import { handBackRefusal, sendAgainRefusal } from '#domain/money/payments/failed-refund.ts'
import { overpaidCents } from '#domain/money/payments/overpayment.ts'
import { isApartFromPrice } from '#domain/money/payments/payment-purpose.ts'
import { lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { writeBooking } from '#server/booking/bookings/write/write-booking.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, ne } from '#server/foundation/database/drizzle.ts'
import { type PaymentRow, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { recordAndAnnounce } from '#server/foundation/webhooks/queue-webhooks.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import { describeReason } from '#server/money/journal/describe-refund.ts'
import { callProvider } from '../providers/provider-refusals.ts'
import type { DiscrepancyRow } from '../report-discrepancy.ts'
import { addUp, owedRefunds, type RefundRow, settleFailedRefunds } from './failed-refunds.ts'
import { refundWithoutBooking } from './record-refund-outcome.ts'
import { recordRefunds } from './record-refunds.ts'
import { requestRefund } from './refund-payments.ts'
import { sendRefund } from './send-refund.ts'

type FailedRefundDecision = {
  /** The amount that staff saw as owed. */
  readonly seenCents: Cents
  readonly admin: Admin
  /** How staff handed it back; undefined to have the provider send it. */
  readonly method?: ManualMethod
}

/**
 * Sends a payment's failed refunds again. The provider is asked first what it knows, because a refund may have been
 * made without our knowledge.
 */
export async function sendFailedRefundsAgain(
  ctx: Context,
  discrepancy: DiscrepancyRow,
  wanted: Omit<FailedRefundDecision, 'method'>,
): Promise<null | Refusal> {
  const { intentId } = discrepancy
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.intentId, intentId))
  const provider = payment?.provider ?? null
  const updated = await callProvider(() => recordRefunds(ctx, { intentId, provider }))
  if (isRefusal(updated)) return updated
  const refundIds = await commitUnlessRefused(ctx.db, (tx) => replace(tx, ctx, discrepancy, wanted))
  if (isRefusal(refundIds)) return refundIds
  for (const refundId of refundIds) await sendRefund(ctx, refundId)
  return null
}

/** Records that staff handed back a payment's failed refunds. */
export async function handFailedRefundsBack(
  ctx: Context,
  discrepancy: DiscrepancyRow,
  wanted: Required<FailedRefundDecision>,
): Promise<null | Refusal> {
  const refundIds = await commitUnlessRefused(ctx.db, (tx) => replace(tx, ctx, discrepancy, wanted))
  return isRefusal(refundIds) ? refundIds : null
}

/**
 * Replaces a payment's failed refunds with new ones, which have new keys at the provider. A second caller finds nothing
 * left to replace. Send them after the commit, unless they were handed back.
 */
async function replace(
  tx: Transaction,
  ctx: Context,
  discrepancy: DiscrepancyRow,
  wanted: FailedRefundDecision,
): Promise<number[] | Refusal> {
  const owed = await lockOwed(tx, discrepancy.intentId)
  const refusal = await refusalFor(tx, owed, wanted)
  if (refusal) return refusal
  const { booking, payment, failed } = owed
  await settleFailedRefunds(tx, ctx, [payment.id])
  const refundIds: number[] = []
  for (const refund of failed) refundIds.push(await requestAgain(tx, ctx, refund, wanted.method))
  await recordDecision(tx, ctx, { booking, payment, discrepancy, cents: addUp(failed) }, wanted)
  await issueInvoices(tx, ctx, { refundIds })
  return refundIds
}

type Owed = {
  readonly booking: FullBooking | undefined
  readonly payment: PaymentRow
  readonly failed: readonly RefundRow[]
}

/** The booking is locked before the payment, as everywhere: its refund may be being decided right now. */
async function lockOwed(tx: Transaction, intentId: string): Promise<Owed> {
  const [glimpsed] = await tx.select().from(payments).where(eq(payments.intentId, intentId))
  const bookingId = glimpsed?.bookingId ?? null
  const booking = bookingId === null ? undefined : await lockFullBooking(tx, bookingId)
  const [payment] = await tx.select().from(payments).where(eq(payments.intentId, intentId)).for('update')
  if (!payment) throw new Error('The payment of a failed refund is missing')
  return { booking, payment, failed: await owedRefunds(tx, payment) }
}

async function refusalFor(
  tx: Transaction,
  { booking, payment, failed }: Owed,
  { seenCents, method }: FailedRefundDecision,
): Promise<Refusal | undefined> {
  const standing = await tx
    .select({ amountCents: refunds.amountCents })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), ne(refunds.status, 'failed')))
  const failedCents = addUp(failed)
  const refund = { failedCents, seenCents, leftCents: payment.amountCents - addUp(standing) }
  if (method) return handBackRefusal(refund)
  const isPaidPrice = failed.some(({ cause }) => cause !== 'returned') && !isApartFromPrice(payment.purpose)
  const stands = booking && isPaidPrice && booking.bookingStatus !== 'cancelled'
  return sendAgainRefusal({ ...refund, overpaidCents: stands ? overpaidCents(booking) : undefined })
}

async function requestAgain(
  tx: Transaction,
  ctx: Context,
  refund: RefundRow,
  method: ManualMethod | undefined,
): Promise<number> {
  const { paymentId, amountCents: cents, cause } = refund
  const refundId = await requestRefund(tx, ctx, { paymentId, cents, cause, reason: describeReason(refund) })
  if (method) await tx.update(refunds).set({ status: 'succeeded', method }).where(eq(refunds.id, refundId))
  return refundId
}

type DecidedRefund = {
  readonly booking: FullBooking | undefined
  readonly payment: PaymentRow
  readonly discrepancy: DiscrepancyRow
  readonly cents: Cents
}

async function recordDecision(
  tx: Transaction,
  ctx: Context,
  { booking, payment, discrepancy, cents }: DecidedRefund,
  { admin, method }: FailedRefundDecision,
): Promise<void> {
  const kind = method ? 'refund-handed-back' : 'refund-sent-again'
  const facts = { kind: 'payment', amountCents: cents, method: method ?? null } as const
  const told = { actor: admin.username, facts }
  if (booking) await writeBooking(tx, booking, { event: { kind: `booking.${kind}`, ...told } }, ctx.now())
  else {
    const event = { kind: `difference.${kind}`, ...told, subjectId: discrepancy.id } as const
    await recordAndAnnounce(tx, event, refundWithoutBooking(ctx, payment.bookingReference, cents))
  }
}
