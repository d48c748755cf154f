import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { HOUR_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import type { Context } from '#server/context.ts'
import { and, eq, inArray, isNull, lte } from '#server/foundation/database/drizzle.ts'
import { payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { doEach } from '#server/foundation/jobs/isolate-failures.ts'
import { getRefundFailure } from '#server/money/journal/describe-refund.ts'
import { providerNamed } from '#server/money/payments/providers/payment-providers.ts'
import { callProvider } from '#server/money/payments/providers/provider-refusals.ts'
import type { RefundRow } from './failed-refunds.ts'
import { recordRefundOutcome } from './record-refund-outcome.ts'
import { lockPayment, recordRefunds, refundKey } from './record-refunds.ts'

/** Providers forget idempotency keys after a day; well before that, we check whether the refund already exists. */
const TRUST_KEY_MILLISECONDS = HOUR_MILLISECONDS

/**
 * Sends a committed refund to the provider. Safe to repeat. If the provider does not respond, it stays 'requested' for
 * the next attempt.
 */
export async function sendRefund(ctx: Context, refundId: number): Promise<void> {
  const found = await find(ctx, refundId)
  if (!found?.payment.intentId || found.refund.status !== 'requested') return
  const { intentId, provider } = found.payment
  const isOld = ctx.now().getTime() - found.refund.createdAt.getTime() > TRUST_KEY_MILLISECONDS
  if (found.refund.providerRefundId || isOld) {
    const looked = await callProvider(() => recordRefunds(ctx, { intentId, provider }))
    const now = await find(ctx, refundId)
    if (isRefusal(looked) || now?.refund.providerRefundId || now?.refund.status !== 'requested') return
  }
  const sent = await callProvider(() =>
    providerNamed(ctx.providers, provider).refund({
      intentId,
      amountCents: found.refund.amountCents,
      idempotencyKey: refundKey(found.payment, refundId),
    }),
  )
  if (isRefusal(sent)) return noteFailure(ctx, refundId, sent)
  const status = sent.status === 'pending' ? 'requested' : sent.status
  await write(ctx, refundId, { status, providerRefundId: sent.id, ...getRefundFailure(sent.status) })
}

type Outcome = Partial<Pick<RefundRow, 'status' | 'providerRefundId' | 'failure' | 'failureCode'>>

/**
 * The payment is locked first, as where the provider's refunds are recorded. What is known about the refund by then
 * takes precedence: two servers may have sent it, and only one of them got the provider's confirmation.
 */
async function write(ctx: Context, refundId: number, outcome: Outcome): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const ofRefund = tx.select({ id: refunds.paymentId }).from(refunds).where(eq(refunds.id, refundId))
    const payment = await lockPayment(tx, inArray(payments.id, ofRefund))
    const isNews = outcome.providerRefundId
      ? isNull(refunds.providerRefundId)
      : eq(refunds.status, 'requested')
    const [refund] = await tx
      .update(refunds)
      .set({ ...outcome, updatedAt: ctx.now() })
      .where(and(eq(refunds.id, refundId), isNews))
      .returning()
    if (!payment || !refund) return
    const failed = refund.status === 'failed' ? [refund] : []
    const done = refund.status === 'succeeded' ? [refund] : []
    await recordRefundOutcome(tx, ctx, payment, { refundIds: [refundId], failed, done })
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

async function noteFailure(ctx: Context, refundId: number, refusal: Refusal): Promise<void> {
  const failure = describeRefusal('en', refusal)
  ctx.log.error({ refundId, failure }, 'A refund could not be sent')
  const status = refusal.code === 'provider_down' ? 'requested' : 'failed'
  await write(ctx, refundId, { status, failure, failureCode: 'refused' })
}

const BATCH = 100
/** Younger refunds are still being sent by the request that created them. */
const PATIENCE_MILLISECONDS = 60_000

/** Retries refunds for which the provider did not respond. */
export async function retryRefunds(ctx: Context): Promise<void> {
  const open = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'requested'),
        lte(refunds.createdAt, new Date(ctx.now().getTime() - PATIENCE_MILLISECONDS)),
      ),
    )
    .orderBy(refunds.id)
    .limit(BATCH)
  await doEach(
    ctx,
    open,
    ({ id }) => ({ refundId: id }),
    ({ id }) => sendRefund(ctx, id),
  )
}
