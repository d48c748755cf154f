import type { Cents } from '#domain/foundation/money/money.ts'
import type { Discrepancy } from '#domain/money/payments/discrepancy.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, asc, eq, inArray, isNull, sql } from '#server/foundation/database/drizzle.ts'
import {
  discrepancies,
  type PaymentRow,
  payments,
  refunds,
} from '#server/foundation/database/schema/all-tables.ts'
import { recordEvents } from '#server/foundation/events/record-event.ts'
import { REFUND_FAILED } from '../report-discrepancy.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Matches failed refunds that nobody has resolved: this money is owed. */
export const isOwedStill = and(eq(refunds.status, 'failed'), isNull(refunds.settledAt))

/** Returns the refunds of a payment that are owed. Call it with the payment locked. */
export function owedRefunds(tx: Transaction, { id }: PaymentRow): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), isOwedStill))
    .orderBy(asc(refunds.id))
}

export function addUp(rows: readonly Pick<RefundRow, 'amountCents'>[]): Cents {
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/**
 * Opens a difference about a payment while refunds of it are owed, and resolves it once none are, in the transaction
 * that changes them. Call it with the payment locked.
 */
export async function reportFailedRefunds(tx: Transaction, ctx: Context, payment: PaymentRow): Promise<void> {
  const { intentId, bookingReference } = payment
  if (intentId === null) return
  const { kind, resolvedAt, amountCents } = discrepancies
  const owedCents = addUp(await owedRefunds(tx, payment))
  if (owedCents === 0) {
    await tx
      .update(discrepancies)
      .set({ resolvedAt: ctx.now() })
      .where(and(eq(kind, REFUND_FAILED), eq(discrepancies.intentId, intentId), isNull(resolvedAt)))
    return
  }
  const report = {
    ...({ kind: REFUND_FAILED, values: { owedCents } } satisfies Discrepancy),
    bookingReference,
    amountCents: owedCents,
    resolvedAt: null,
    createdAt: ctx.now(),
  }
  const reported = await tx
    .insert(discrepancies)
    .values({ ...report, intentId })
    .onConflictDoUpdate({
      target: [kind, discrepancies.intentId],
      set: report,
      setWhere: sql`${resolvedAt} IS NOT NULL OR ${amountCents} IS DISTINCT FROM excluded.amount`,
    })
    .returning({ subjectId: discrepancies.id })
  await recordEvents(tx, { kind: 'difference.found', actor: 'system' }, reported)
}

/**
 * Records that nothing of these payments is owed anymore, because the refund was decided again or somebody took care of
 * it.
 */
export async function settleFailedRefunds(
  tx: Transaction,
  ctx: Context,
  paymentIds: readonly number[],
): Promise<void> {
  const withOwed = tx
    .select({ id: refunds.paymentId })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, [...paymentIds]), isOwedStill))
  const rows = await tx
    .select()
    .from(payments)
    .where(inArray(payments.id, withOwed))
    .orderBy(asc(payments.id))
    .for('update')
  for (const payment of rows) {
    await tx
      .update(refunds)
      .set({ settledAt: ctx.now() })
      .where(and(eq(refunds.paymentId, payment.id), isOwedStill))
    await reportFailedRefunds(tx, ctx, payment)
  }
}
