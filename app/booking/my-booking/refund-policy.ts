import { toRefundSteps } from '#app/lib/booking-policy.ts'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { DEFAULT_POLICY } from '#domain/catalogue/pricing/default-policy.ts'
import { type Cents, parseDollars } from '#domain/foundation/money/money.ts'

/**
 * Returns the refund of a cancellation after a given payment, under the policy the booking was made under.
 */
export function getRefundPolicy({ booking, refundSteps, movedPercent }: BookingPage, paidCents: Cents) {
  return {
    paidCents,
    depositCents: parseDollars(booking.depositAmount) ?? 0,
    bookingDate: booking.bookingDate,
    refundSteps: refundSteps ? toRefundSteps(refundSteps) : DEFAULT_POLICY.refundSteps,
    movedPercent: movedPercent === undefined ? undefined : parseDollars(movedPercent),
  }
}
