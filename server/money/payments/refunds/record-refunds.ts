import { refundReason } from '#domain/booking/changes/refund-reason.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq, type SQL } from '#server/foundation/database/drizzle.ts'
import { type PaymentRow, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { getRefundFailure, storedReason } from '#server/money/journal/describe-refund.ts'
import type { ProviderRefund } from '#server/money/payments/providers/payment-provider.ts'
import { providerNamed } from '#server/money/payments/providers/payment-providers.ts'
import type { RefundRow } from './failed-refunds.ts'
import { recordRefundOutcome } from './record-refund-outcome.ts'

const STATUS_OF = { succeeded: 'succeeded', failed: 'failed', pending: 'requested' } as const

/**
 * Updates our refunds of a payment from the provider's, including those made in its own dashboard. Returns how many
 * were unknown here.
 */
export async function recordRefunds(
  ctx: Context,
  { intentId, provider }: { intentId: string; provider: string | null },
): Promise<number> {
  const known = await providerNamed(ctx.providers, provider).getRefunds(intentId)
  return ctx.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, eq(payments.intentId, intentId))
    if (!payment) return 0
    const ours = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id))
    const added: RefundRow[] = []
    const news: RefundRow[] = []
    for (const refund of known) {
      const own = ours.find(
        (row) => row.providerRefundId === refund.id || refund.key === refundKey(payment, row.id),
      )
      if (own) news.push(...(await follow(tx, ctx, own, refund)))
      else added.push(...(await add(tx, ctx, payment.id, refund)))
    }
    await recordRefundOutcome(tx, ctx, payment, {
      refundIds: [...ours, ...added].map(({ id }) => id),
      failed: news.filter(({ status }) => status === 'failed'),
      done: [...news, ...added].filter(({ status }) => status === 'succeeded'),
    })
    return added.length
  })
}

/** Returns the refund if its status is new. */
async function follow(
  tx: Transaction,
  ctx: Context,
  own: RefundRow,
  { id, status }: ProviderRefund,
): Promise<RefundRow[]> {
  // A failure is final: what another server writes down later may have been read before it.
  const isKnown = own.providerRefundId === id && (own.status === 'failed' || own.status === STATUS_OF[status])
  if (isKnown) return []
  const rows = await tx
    .update(refunds)
    .set({
      providerRefundId: id,
      status: STATUS_OF[status],
      ...getRefundFailure(status),
      updatedAt: ctx.now(),
    })
    .where(eq(refunds.id, own.id))
    .returning()
  return rows.filter((row) => row.status !== own.status)
}

async function add(
  tx: Transaction,
  ctx: Context,
  paymentId: number,
  refund: ProviderRefund,
): Promise<RefundRow[]> {
  if (refund.status === 'failed') return []
  const values = {
    paymentId,
    amountCents: refund.amountCents,
    cause: 'dashboard' as const,
    ...storedReason(refundReason('refunds.madeInDashboard')),
    status: STATUS_OF[refund.status],
    providerRefundId: refund.id,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  }
  return tx.insert(refunds).values(values).returning()
}

/** Returns the key by which the provider recognizes a repeated refund; unlike its id, it is unique across databases. */
export function refundKey(
  {
    bookingReference,
    intentId,
  }: { readonly bookingReference: string | null; readonly intentId: string | null },
  refundId: number,
): string {
  return `refund-${bookingReference ?? intentId}-${refundId}`
}

/**
 * Locks the matching payment, and its booking before it, as everywhere (database/locks.ts): what follows writes rows
 * that refer to the booking, which may be about to be deleted. Returns undefined if there is no such payment.
 */
export async function lockPayment(tx: Transaction, matches: SQL): Promise<PaymentRow | undefined> {
  const [glimpsed] = await tx.select({ bookingId: payments.bookingId }).from(payments).where(matches)
  if (glimpsed?.bookingId != null) await lockBooking(tx, glimpsed.bookingId)
  const [payment] = await tx.select().from(payments).where(matches).for('update')
  return payment
}
