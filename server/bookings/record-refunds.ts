import { eq } from 'drizzle-orm'
import { toDecimal } from '#domain/money.ts'
import type { Transaction } from '#server/database/client.ts'
import { payments, refunds } from '#server/database/schema/all-tables.ts'
import type { ProviderRefund } from '#server/payments/payment-provider.ts'
import type { World } from '#server/world.ts'
import { refundKey } from './refund-key.ts'

const STATUS_OF = { succeeded: 'succeeded', failed: 'failed', pending: 'requested' } as const

/**
 * Makes our refunds of a payment say what the provider's say, those made in its own dashboard included. Answers how
 * many it did not know about.
 */
export async function recordRefunds(world: World, intentId: string): Promise<number> {
  const known = await world.payments.refundsOf(intentId)
  return world.db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.intentId, intentId)).for('update')
    if (!payment) return 0
    const ours = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id))
    let added = 0
    for (const refund of known) {
      const own = ours.find(
        (row) => row.providerRefundId === refund.id || refund.key === refundKey(payment, row.id),
      )
      if (own) await follow(tx, world, own, refund)
      else added += Number(await add(tx, world, payment.id, refund))
    }
    return added
  })
}

async function follow(
  tx: Transaction,
  world: World,
  own: typeof refunds.$inferSelect,
  { id, status }: ProviderRefund,
): Promise<void> {
  const isSame = own.providerRefundId === id && own.status === STATUS_OF[status]
  if (isSame) return
  await tx
    .update(refunds)
    .set({
      providerRefundId: id,
      status: STATUS_OF[status],
      failure: status === 'failed' ? 'The bank did not take the refund.' : null,
      updatedAt: world.now(),
    })
    .where(eq(refunds.id, own.id))
}

async function add(
  tx: Transaction,
  world: World,
  paymentId: number,
  refund: ProviderRefund,
): Promise<boolean> {
  if (refund.status === 'failed') return false
  await tx.insert(refunds).values({
    paymentId,
    amount: toDecimal(refund.amountCents),
    reason: 'Made in the dashboard of the card provider',
    status: STATUS_OF[refund.status],
    providerRefundId: refund.id,
    createdAt: world.now(),
    updatedAt: world.now(),
  })
  return true
}
