import { HOUR_MILLISECONDS } from '#domain/durations.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Context } from '#server/context.ts'
import { eq, inArray } from '#server/database/drizzle.ts'
import { payments, refunds } from '#server/database/schema/all-tables.ts'
import { issueInvoices } from '#server/invoices/issue-invoices.ts'
import { providerNamed } from '#server/payments/payment-providers.ts'
import { askProvider } from '#server/payments/provider-refusals.ts'
import { recordRefunds } from './record-refunds.ts'
import { refundKey } from './refund-key.ts'

/** Providers forget idempotency keys after a day; long before that we check whether the refund exists already. */
const TRUST_KEY_MILLISECONDS = HOUR_MILLISECONDS

/**
 * Sends a committed refund to the provider. Safe to repeat. If the provider does not respond, it stays 'requested', for
 * the next try.
 */
export async function sendRefund(ctx: Context, refundId: number): Promise<void> {
  const found = await find(ctx, refundId)
  if (!found?.payment.intentId || found.refund.status !== 'requested') return
  const { intentId, provider } = found.payment
  const isOld = ctx.now().getTime() - found.refund.createdAt.getTime() > TRUST_KEY_MILLISECONDS
  if (found.refund.providerRefundId || isOld) {
    const looked = await askProvider(() => recordRefunds(ctx, { intentId, provider }))
    const now = await find(ctx, refundId)
    if (isRefusal(looked) || now?.refund.providerRefundId || now?.refund.status !== 'requested') return
  }
  const sent = await askProvider(() =>
    providerNamed(ctx.providers, provider).refund({
      intentId,
      amountCents: found.refund.amountCents,
      idempotencyKey: refundKey(found.payment, refundId),
    }),
  )
  if (isRefusal(sent)) return noteFailure(ctx, refundId, sent)
  const status = sent.status === 'pending' ? 'requested' : sent.status
  await write(ctx, refundId, { status, providerRefundId: sent.id, failure: null })
}

type Outcome = Partial<Pick<typeof refunds.$inferSelect, 'status' | 'providerRefundId' | 'failure'>>

/**
 * The payment is locked first, as where the provider's refunds are recorded; the credit note of a failed refund is
 * reversed.
 */
async function write(ctx: Context, refundId: number, outcome: Outcome): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const ofRefund = tx.select({ id: refunds.paymentId }).from(refunds).where(eq(refunds.id, refundId))
    await tx.select({ id: payments.id }).from(payments).where(inArray(payments.id, ofRefund)).for('update')
    await tx
      .update(refunds)
      .set({ ...outcome, updatedAt: ctx.now() })
      .where(eq(refunds.id, refundId))
    await issueInvoices(tx, ctx, { refundIds: [refundId] })
  })
}

async function find(ctx: Context, refundId: number) {
  const [row] = await ctx.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
  return row
}

async function noteFailure(
  ctx: Context,
  refundId: number,
  { code, message }: { code: string; message: string },
): Promise<void> {
  ctx.log.error({ refundId, failure: message }, 'A refund could not be sent')
  await write(ctx, refundId, { status: code === 'provider_down' ? 'requested' : 'failed', failure: message })
}
