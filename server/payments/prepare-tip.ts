import { tipProblem, tipRefusal } from '#domain/booking/tip.ts'
import { TIP_TEXTS } from '#domain/booking/tip-texts.ts'
import type { Cents } from '#domain/money.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import type { Intent } from '#server/payments/providers/payment-provider.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { prepareTiedPayment } from './prepare-tied-payment.ts'

const UNDERWAY = refuse('payment_used', TIP_TEXTS.changed)

/** Prepares the card payment of a tip for the crew; it has nothing to do with what the party costs. */
export async function prepareTip(
  ctx: Context,
  booking: FullBooking,
  amountCents: Cents,
): Promise<Intent | Refusal> {
  const { offersTips } = await readSettings(ctx.db)
  const recheck = (now: FullBooking) => tipRefusal(now, { offersTips, today: partyDayAt(ctx.now()) })
  const refusal = recheck(booking)
  if (refusal) return refusal
  const problem = tipProblem(amountCents)
  if (problem) return refuse('invalid', problem)
  return prepareTiedPayment(ctx, booking, { purpose: 'tip', amountCents, underway: UNDERWAY, recheck })
}
