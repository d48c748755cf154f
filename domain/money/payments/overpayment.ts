import { getPriceCents } from '#domain/booking/order/balance.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'

type Priced = {
  readonly bookingStatus: BookingStatus
  readonly totalCents: Cents
  readonly discountCents: Cents
  readonly paidCents: Cents
  /** What is paid beyond the price and kept under the policy. */
  readonly keptCents?: Cents | undefined
}

/** Returns what is paid beyond the price and must be refunded, for example after staff made a party smaller. */
export function overpaidCents({ paidCents, keptCents = 0, ...sold }: Omit<Priced, 'bookingStatus'>): Cents {
  return Math.max(0, paidCents - getPriceCents(sold) - keptCents)
}

/** Returns what is paid beyond the price and kept: never more than is paid beyond it. */
export function keptBeyondCents({ paidCents, keptCents = 0, ...sold }: Omit<Priced, 'bookingStatus'>): Cents {
  return Math.min(keptCents, Math.max(0, paidCents - getPriceCents(sold)))
}

/**
 * Returns why the overpayment of a booking cannot be refunded on its own. What staff saw must still be true: a payment
 * or a change may have come in between. The refund of a cancelled booking was decided when it was cancelled.
 */
export function overpaymentRefusal(booking: Priced, seenCents: Cents): Refusal | undefined {
  if (booking.bookingStatus === 'cancelled')
    return refuse('booking_closed', 'bookings.alreadyInStatus', { status: 'cancelled' })
  const overpayment = overpaidCents(booking)
  return overpayment === seenCents && overpayment > 0
    ? undefined
    : refuse('conflict', describeOverpayment(overpayment))
}

/** Returns what to tell staff who tried to refund another amount than is overpaid now. */
export function describeOverpayment(cents: Cents): Message {
  return cents > 0 ? message('payments.overpaymentIsNow', { amount: cents }) : message('payments.notOverpaid')
}
