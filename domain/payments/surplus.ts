import type { BookingStatus } from '../booking/status.ts'
import type { Cents } from '../money/money.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import { say } from '../sentences/said.ts'
import { surplusIsNow } from '../sentences/to-staff.ts'

type Priced = {
  readonly bookingStatus: BookingStatus
  readonly totalCents: Cents
  readonly discountCents: Cents
  readonly paidCents: Cents
}

/** Returns what is paid beyond the price, such as after a party became smaller. */
export function surplusCents({ totalCents, discountCents, paidCents }: Omit<Priced, 'bookingStatus'>): Cents {
  return Math.max(0, paidCents - (totalCents - discountCents))
}

/**
 * Returns why the surplus of a booking cannot be refunded by itself. What staff saw must still be true: a payment or a
 * change may have come in between. What comes back of a cancelled booking was decided when it was cancelled.
 */
export function surplusRefusal(booking: Priced, seenCents: Cents): Refusal | undefined {
  if (booking.bookingStatus === 'cancelled')
    return refuse('booking_closed', say('alreadyInStatus', 'cancelled'))
  const surplus = surplusCents(booking)
  return surplus === seenCents && surplus > 0 ? undefined : refuse('conflict', surplusIsNow(surplus))
}
