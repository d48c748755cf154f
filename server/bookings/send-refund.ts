import { eq } from 'drizzle-orm'
import { isRefusal } from '#domain/refusal.ts'
import { centsOf } from '#server/database/cents-of.ts'
import { payments, refunds } from '#server/database/schema/all-tables.ts'
import { askProvider } from '#server/payments/provider-refusals.ts'
import type { World } from '#server/world.ts'

/**
 * Sends a committed refund to the provider. Safe to repeat: the refund's own number is the idempotency key. A
 * provider that does not answer leaves it 'requested', for the next try.
 */
export async function sendRefund(world: World, refundId: number): Promise<void> {
  const [row] = await world.db
    .select({ refund: refunds, intentId: payments.intentId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
  if (!row?.intentId || row.refund.status === 'succeeded') return
  const { intentId, refund } = row
  const sent = await askProvider(() =>
    world.payments.refund({
      intentId,
      amountCents: centsOf(refund.amount),
      idempotencyKey: `refund-${refund.id}`,
    }),
  )
  const updatedAt = world.now()
  if (!isRefusal(sent)) {
    await world.db
      .update(refunds)
      .set({ status: 'succeeded', providerRefundId: sent.id, failure: null, updatedAt })
      .where(eq(refunds.id, refundId))
    return
  }
  world.log.error({ refundId, failure: sent.message }, 'A refund could not be sent')
  const status = sent.code === 'provider_down' ? 'requested' : 'failed'
  await world.db
    .update(refunds)
    .set({ status, failure: sent.message, updatedAt })
    .where(eq(refunds.id, refundId))
}
