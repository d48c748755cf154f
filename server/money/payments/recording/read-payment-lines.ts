import type { PaymentLine } from '#contract/money/money.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { APART_FROM_PRICE } from '#domain/money/payments/payment-purpose.ts'
import type { Context } from '#server/context.ts'
import { and, asc, eq, ne, notInArray, or } from '#server/foundation/database/drizzle.ts'
import { payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { isOwedStill } from '../refunds/failed-refunds.ts'

const REFUND_STATUS = { requested: 'underway', succeeded: 'done', failed: 'failed' } as const

/** Returns what was paid of a booking's price and refunded of it. */
export async function readPaymentLines(ctx: Context, bookingId: number): Promise<PaymentLine[]> {
  const ofPrice = and(eq(payments.bookingId, bookingId), notInArray(payments.purpose, [...APART_FROM_PRICE]))
  const [paid, back] = await Promise.all([
    ctx.db.select().from(payments).where(ofPrice).orderBy(asc(payments.id)),
    ctx.db
      .select({ refund: refunds, paidBy: payments.method })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(ofPrice, or(ne(refunds.status, 'failed'), isOwedStill)))
      .orderBy(asc(refunds.id)),
  ])
  return [
    ...paid.map(({ amountCents, feeCents, method, createdAt }) => ({
      kind: 'payment' as const,
      amount: toDecimal(amountCents - feeCents),
      method,
      status: 'done' as const,
      at: createdAt.toISOString(),
    })),
    ...back.map(({ refund, paidBy }) => ({
      kind: 'refund' as const,
      amount: toDecimal(refund.amountCents),
      method: refund.method ?? paidBy,
      status: REFUND_STATUS[refund.status],
      at: refund.createdAt.toISOString(),
    })),
  ]
}
