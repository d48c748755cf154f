import type { Cents } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { isTipAmount, TIP_LIMITS, tipRefusal } from '#domain/money/payments/tip.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import type { Intent } from '#server/money/payments/providers/payment-provider.ts'
import { prepareAttachedPayment } from './prepare-attached-payment.ts'

const UNDERWAY = refuse('payment_used', 'tips.underway')

/** Prepares the card payment of a tip for the crew, which is independent of what the party costs. */
export async function prepareTip(
  ctx: Context,
  booking: FullBooking,
  amountCents: Cents,
): Promise<Intent | Refusal> {
  const { offersTips } = await readSettings(ctx.db)
  const recheck = (now: FullBooking) => tipRefusal(now, { offersTips, today: partyDayAt(ctx.now()) })
  const refusal = recheck(booking)
  if (refusal) return refusal
  const { minimumCents, maximumCents } = TIP_LIMITS
  if (!isTipAmount(amountCents))
    return refuse('invalid', 'tips.amount', { minimum: minimumCents, maximum: maximumCents })
  return prepareAttachedPayment(ctx, booking, { purpose: 'tip', amountCents, underway: UNDERWAY, recheck })
}
