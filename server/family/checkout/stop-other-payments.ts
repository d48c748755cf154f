import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import {
  type ChangeRequestKey,
  findRepeated,
  isWaiting,
} from '#server/booking/order-changes/order-change-queries.ts'
import type { Context } from '#server/context.ts'
import { readOpenIntents, stopIntents } from '#server/money/payments/intents/stop-intents.ts'

/**
 * Stops other open payments of a booking, so that nobody pays an outdated price or for two changes at once. The payment
 * of the same change stays: it may be requested twice at the same moment.
 */
export async function stopOtherPayments(
  ctx: Context,
  key: ChangeRequestKey,
  kind: 'change' | 'price',
): Promise<Refusal | undefined> {
  const open = await readOpenIntents(ctx.db, ctx, key.bookingId, { kind })
  // Read after the payments: the change of one that is open by now has been stored.
  const same = await findRepeated(ctx.db, key)
  const own = same && isWaiting(same, ctx.now()) ? same.intentId : null
  const others = open.filter(({ intentId }) => intentId !== own)
  return stopIntents(ctx, others, refuse('payment_used', 'orderChange.underway'))
}
