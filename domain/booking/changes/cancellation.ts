import type { Cents } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { isActive } from '../status.ts'
import { familyCancelRefusal, type PolicyRefund } from './refund-policy.ts'
import type { RefundReason } from './refund-reason.ts'

type Booking = Pick<BookingFacts, 'bookingStatus' | 'bookingDate' | 'paidCents'>

export type WantedCancellation = {
  readonly by: 'staff' | 'customer'
  /** The amount to refund; the policy's amount if missing. */
  readonly refundCents?: Cents | undefined
  /** Why the amount differs from the policy's. */
  readonly reason?: string | null | undefined
}

export type DecidedRefund = {
  readonly refundCents: Cents
  /** Staff's own reason, which the customer does not see, or the policy's sentence. */
  readonly why: RefundReason | string
  /** The policy's sentence, for the customer; missing if staff chose a different refund. */
  readonly policyReason?: RefundReason
}

/** Decides a cancellation: returns the refund and its reason, or why the cancellation is refused. */
export function calculateCancellation(
  booking: Booking,
  { by, refundCents: wantedCents, reason }: WantedCancellation,
  {
    policy,
    today,
  }: {
    readonly policy: Pick<PolicyRefund, 'refundCents' | 'reason'>
    readonly today: string
  },
): DecidedRefund | Refusal {
  if (!isActive(booking.bookingStatus))
    return refuse('booking_closed', 'bookings.alreadyInStatus', { status: booking.bookingStatus })
  const refusal = by === 'customer' ? familyCancelRefusal({ ...booking, today }) : undefined
  if (refusal) return refusal
  const refundCents = wantedCents ?? policy.refundCents
  const isPolicy = refundCents === policy.refundCents
  if (by === 'customer' && !isPolicy)
    return refuse('conflict', 'bookings.refundIsNow', { amount: policy.refundCents })
  if (refundCents > booking.paidCents)
    return refuse('invalid', 'bookings.refundAtMost', { amount: booking.paidCents })
  if (!isPolicy && !reason) return refuse('invalid', 'bookings.refundNeedsReason')
  return { refundCents, why: reason || policy.reason, ...(isPolicy && { policyReason: policy.reason }) }
}

/** Distributes a refund over payments, in their order. Throws if together they hold less than the refund. */
export function splitRefund<Payment extends { readonly refundableCents: Cents }>(
  refundCents: Cents,
  payments: readonly Payment[],
): { readonly payment: Payment; readonly cents: Cents }[] {
  let left = refundCents
  const parts = payments.flatMap((payment) => {
    const cents = Math.min(left, payment.refundableCents)
    if (cents <= 0) return []
    left -= cents
    return [{ payment, cents }]
  })
  if (left > 0) throw new Error('The payments do not add up to the refund')
  return parts
}
