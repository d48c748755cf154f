import type { RefundReason } from '#domain/booking/changes/refund-reason.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { refunds } from '#server/foundation/database/schema/all-tables.ts'
import { storedReason } from '#server/money/journal/describe-refund.ts'

type AnyCause = (typeof refunds.$inferSelect)['cause']
export type RefundCause = Exclude<AnyCause, 'dashboard'>

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
