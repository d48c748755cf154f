import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { payments } from '#server/foundation/database/schema/all-tables.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import { type RefundRow, reportFailedRefunds } from './failed-refunds.ts'
import { mailFailedRefund } from './mail-failed-refund.ts'

type Outcome = {
  /** Refunds of the payment that may need another document, such as the reversal of a credit note. */
  readonly refundIds: readonly number[]
  /** Those that have just failed. */
  readonly failed: readonly RefundRow[]
}

/**
 * Handles news about refunds of a payment, in the transaction that records them: staff are told about failures, and
 * their credit notes are reversed. Call it with the payment and its booking locked.
 */
export async function recordRefundOutcome(
  tx: Transaction,
  ctx: Context,
  payment: typeof payments.$inferSelect,
  { refundIds, failed }: Outcome,
): Promise<void> {
  await reportFailedRefunds(tx, ctx, payment)
  await issueInvoices(tx, ctx, { refundIds })
  for (const refund of failed) await mailFailedRefund(tx, ctx, payment, refund)
}
