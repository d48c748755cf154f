import { randomBytes } from 'node:crypto'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { testPaymentIntents, testRefunds } from '#server/foundation/database/schema/all-tables.ts'
import { type ProviderRefund, ProviderRefused } from '#server/money/payments/providers/payment-provider.ts'

type RefundRequest = { intentId: string; amountCents: Cents; idempotencyKey: string }

/** Refunds a test payment, never more than was received; the same key returns the same refund. */
export function refundTestPayment(
  db: Database,
  { intentId, amountCents, idempotencyKey }: RefundRequest,
): Promise<ProviderRefund> {
  return db.transaction(async (tx) => {
    const [intent] = await tx
      .select()
      .from(testPaymentIntents)
      .where(eq(testPaymentIntents.intentId, intentId))
      .for('update')
    const [earlier] = await tx
      .select()
      .from(testRefunds)
      .where(eq(testRefunds.idempotencyKey, idempotencyKey))
    if (earlier) {
      if (earlier.intentId !== intentId || earlier.amountCents !== amountCents)
        throw new ProviderRefused('This idempotency key was already used for another refund.')
      return toRefund(earlier)
    }
    if (intent?.status !== 'succeeded')
      throw new ProviderRefused('This payment has not been taken, so it cannot be refunded.')
    if (intent.refundedCents + amountCents > intent.amountCents)
      throw new ProviderRefused('The refund is larger than what is left of the payment.')
    const refundId = `re_test_${randomBytes(12).toString('hex')}`
    const [refund] = await tx
      .insert(testRefunds)
      .values({ refundId, intentId, idempotencyKey, amountCents })
      .returning()
    if (!refund) throw new Error('The test refund was not stored')
    await tx
      .update(testPaymentIntents)
      .set({ refundedCents: intent.refundedCents + amountCents })
      .where(eq(testPaymentIntents.intentId, intentId))
    return toRefund(refund)
  })
}

export async function readTestRefunds(db: Database, intentId: string): Promise<ProviderRefund[]> {
  const rows = await db.select().from(testRefunds).where(eq(testRefunds.intentId, intentId))
  return rows.map(toRefund)
}

function toRefund(row: typeof testRefunds.$inferSelect): ProviderRefund {
  return {
    id: row.refundId,
    amountCents: row.amountCents,
    status: 'succeeded',
    key: row.idempotencyKey,
  }
}
