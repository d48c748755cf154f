import { splitRefund } from '#domain/booking/changes/cancellation.ts'
import type { RefundReason } from '#domain/booking/changes/refund-reason.ts'
import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import { APART_FROM_PRICE } from '#domain/money/payments/payment-purpose.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, desc, eq, inArray, ne, notInArray, sql } from '#server/foundation/database/drizzle.ts'
import {
  importedBookings,
  type PaymentRow,
  payments,
  refunds,
} from '#server/foundation/database/schema/all-tables.ts'
import { storedReason } from '#server/money/journal/describe-refund.ts'
import { settleFailedRefunds } from './failed-refunds.ts'
import { tellRefundDone } from './record-refund-outcome.ts'

type BookingRefund = {
  readonly bookingId: number
  readonly refundCents: Cents
  readonly cause: RefundCause
  readonly reason: RefundReason
}

/**
 * Distributes a refund over a booking's payments, cards first. Money not paid by card is refunded by hand, and what was
 * paid elsewhere, which has no payment here, comes last. Call it with the booking locked; send the refunds after the
 * commit. Failed refunds count as paid here, so that they are decided about again.
 */
export async function refundPayments(
  tx: Transaction,
  ctx: Context,
  { bookingId, refundCents, cause, reason }: BookingRefund,
): Promise<{ refundIds: number[]; byHandCents: Cents }> {
  if (refundCents <= 0) return { refundIds: [], byHandCents: 0 }
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), notInArray(payments.purpose, [...APART_FROM_PRICE])))
    .orderBy(sql`${payments.intentId} IS NULL`, desc(payments.id))
  await settleFailedRefunds(
    tx,
    ctx,
    rows.map(({ id }) => id),
  )
  const refundIds: number[] = []
  const refundable = await withRefundable(tx, rows)
  const received = refundable.reduce((sum, payment) => sum + payment.refundableCents, 0)
  let byHandCents = await giveBackElsewhere(tx, bookingId, refundCents - received)
  for (const { payment, cents } of splitRefund(refundCents - byHandCents, refundable)) {
    const refundId = await requestRefund(tx, ctx, { paymentId: payment.id, cents, cause, reason })
    refundIds.push(refundId)
    if (!payment.intentId) {
      byHandCents += cents
      await tx.update(refunds).set({ status: 'succeeded' }).where(eq(refunds.id, refundId))
      await tellRefundDone(tx, ctx, payment, cents)
    }
  }
  return { refundIds, byHandCents }
}

/** Records what is refunded by hand of the money paid elsewhere; returns how much. */
async function giveBackElsewhere(tx: Transaction, bookingId: number, wantedCents: Cents): Promise<Cents> {
  if (wantedCents <= 0) return 0
  const { bookingId: ofBooking, paidElsewhereCents, givenBackCents } = importedBookings
  const [noted] = await tx
    .update(importedBookings)
    .set({ givenBackCents: sql`${givenBackCents} + ${toDecimal(wantedCents)}` })
    .where(
      and(
        eq(ofBooking, bookingId),
        sql`${paidElsewhereCents} - ${givenBackCents} >= ${toDecimal(wantedCents)}`,
      ),
    )
    .returning({ bookingId: ofBooking })
  return noted ? wantedCents : 0
}

/** Returns payments with the amounts that have not been refunded yet. */
async function withRefundable(tx: Transaction, rows: readonly PaymentRow[]) {
  const ids = rows.map(({ id }) => id)
  const back = await tx
    .select({ paymentId: refunds.paymentId, amountCents: refunds.amountCents })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, ids), ne(refunds.status, 'failed')))
  return rows.map((payment) => ({
    ...payment,
    refundableCents: back
      .filter(({ paymentId }) => paymentId === payment.id)
      .reduce((left, { amountCents }) => left - amountCents, payment.amountCents - payment.feeCents),
  }))
}

type AnyCause = (typeof refunds.$inferSelect)['cause']
type RefundCause = Exclude<AnyCause, 'dashboard'>

type RefundRequest = {
  readonly paymentId: number
  readonly cents: Cents
  /** A refund that replaces a failed one keeps its cause. */
  readonly cause: AnyCause
  readonly reason: RefundReason
}

/** Records that money must be refunded, before the provider is called. Returns the refund's id. */
export async function requestRefund(
  tx: Transaction,
  ctx: Context,
  { paymentId, cents, cause, reason }: RefundRequest,
): Promise<number> {
  const [refund] = await tx
    .insert(refunds)
    .values({
      paymentId,
      amountCents: cents,
      cause,
      ...storedReason(reason),
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    })
    .returning({ id: refunds.id })
  if (!refund) throw new Error('The refund was not stored')
  return refund.id
}
