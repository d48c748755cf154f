import type { BookingFacts } from '#domain/booking/booking-facts.ts'
import { decidePaymentOutcome } from '#domain/booking/changes/hold.ts'
import { type RefundReason, refundReason } from '#domain/booking/changes/refund-reason.ts'
import { owedCents } from '#domain/booking/order/balance.ts'
import { type HeldBooking, isCancelledByPerson } from '#domain/booking/status.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { nextDueCents, type PaymentState } from './next-payment.ts'

/** What happens to a received payment: what is refunded at once, and why. */
export type Settlement =
  | { readonly backCents: 0; readonly reason?: undefined }
  | { readonly backCents: Cents; readonly reason: RefundReason }

type Booking = HeldBooking & PaymentState & Pick<BookingFacts, 'cancelReason' | 'couponId' | 'couponHeld'>

type Received = {
  readonly receivedCents: Cents
  readonly now: Date
  /**
   * Why the day is not available, not counting this booking; determined while the day is locked. Missing if the booking
   * holds it.
   */
  readonly dateRefusal: Refusal | undefined
}

/** Decides about the first payment of a booking. If taking its coupon again fails, use couponUsedUp instead. */
export function settleBooking(
  booking: Booking,
  { receivedCents, now, dateRefusal }: Received,
): Settlement & { readonly takesCouponAgain: boolean } {
  const all = (reason: RefundReason) => ({ backCents: receivedCents, reason, takesCouponAgain: false })
  const wasCancelledByPerson = isCancelledByPerson(booking.cancelReason)
  const outcome = decidePaymentOutcome(booking, { now, wasCancelledByPerson, dateRefusal })
  if (outcome.decision === 'refund') return all(outcome.reason)
  const dueCents = nextDueCents(booking)
  if (receivedCents < dueCents) {
    return all(refundReason('payments.doesNotCover', { paid: receivedCents, due: dueCents }))
  }
  const takesCouponAgain = outcome.decision === 'revive' && booking.couponId !== null && !booking.couponHeld
  return { ...keepAtMost(dueCents, receivedCents), takesCouponAgain }
}

/** Returns the settlement of a booking whose coupon was used up by others before it was paid. */
export function couponUsedUp(receivedCents: Cents): Settlement {
  return { backCents: receivedCents, reason: refundReason('payments.couponUsedUpMeanwhile') }
}

/** Decides about a payment of the balance before it is counted. */
export function settleBalance(
  booking: PaymentState & Pick<HeldBooking, 'bookingStatus'>,
  receivedCents: Cents,
): Settlement {
  if (booking.bookingStatus === 'cancelled') {
    return { backCents: receivedCents, reason: refundReason('payments.cancelledMoneyBack') }
  }
  return keepAtMost(owedCents(booking), receivedCents)
}

function keepAtMost(owed: Cents, received: Cents): Settlement {
  const backCents = Math.max(0, received - owed)
  return backCents === 0
    ? { backCents }
    : { backCents, reason: refundReason('payments.paidTooMuch', { amount: backCents }) }
}
