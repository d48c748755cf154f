import { toRefundSteps } from '#app/lib/booking-policy.ts'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { type Cents, parseDollars } from '#domain/money/money.ts'
import { DEFAULT_PRICING } from '#domain/pricing/pricing-settings.ts'

/** Returns what a cancellation gives back after so much was paid, by the steps that the booking was made under. */
export function getRefundPolicy({ booking, refundSteps, movedPercent }: BookingPage, paidCents: Cents) {
  return {
    paidCents,
    depositCents: parseDollars(booking.depositAmount) ?? 0,
    bookingDate: booking.bookingDate,
    refundSteps: refundSteps ? toRefundSteps(refundSteps) : DEFAULT_PRICING.policy.refundSteps,
    movedPercent: movedPercent === undefined ? undefined : parseDollars(movedPercent),
  }
}
