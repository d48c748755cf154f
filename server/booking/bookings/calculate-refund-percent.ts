import { refundPercent } from '#domain/booking/changes/refund-policy.ts'
import type { PercentHundredths } from '#domain/catalogue/pricing/pricing-settings.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Context } from '#server/context.ts'
import type { FullBooking } from './full-booking.ts'

/** Returns the share of what is paid beyond the deposit that is refunded today, in hundredths of a percent. */
export function calculateRefundPercent(
  ctx: Context,
  {
    bookingDate,
    refundSteps,
    movedPercent,
  }: Pick<FullBooking, 'bookingDate' | 'refundSteps' | 'movedPercent'>,
): PercentHundredths {
  return refundPercent({
    bookingDate,
    today: partyDayAt(ctx.now()),
    refundSteps: refundSteps ?? undefined,
    movedPercent,
  })
}
