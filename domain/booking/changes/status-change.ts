import type { BookingFacts } from '../booking-facts.ts'
import type { BookingStatus } from '../status.ts'

type Booking = Pick<
  BookingFacts,
  'bookingStatus' | 'couponId' | 'couponHeld' | 'holdExpiresAt' | 'confirmedAt'
>

/** What happens when staff set a booking's status. */
export type StatusChange =
  | { readonly kind: 'none' }
  /** Releases its day and its coupon. */
  | { readonly kind: 'cancel' }
  | { readonly kind: 'set'; readonly takesCouponAgain: boolean; readonly columns: StatusColumns }

type StatusColumns = Pick<
  BookingFacts,
  'bookingStatus' | 'holdExpiresAt' | 'confirmedAt' | 'cancelReason' | 'cancelledAt'
>

/** Decides the effects of a status set by staff; `undefined` means that no status was set. */
export function statusChange(booking: Booking, status: BookingStatus | undefined, now: Date): StatusChange {
  const wasCancelled = booking.bookingStatus === 'cancelled'
  if (status === undefined || (status === 'cancelled' && wasCancelled)) return { kind: 'none' }
  if (status === 'cancelled') return { kind: 'cancel' }
  return {
    kind: 'set',
    takesCouponAgain: wasCancelled && booking.couponId !== null,
    columns: {
      bookingStatus: status,
      // A booking that staff confirmed or reopened waits for its payment indefinitely.
      holdExpiresAt: status === 'pending' && !wasCancelled ? booking.holdExpiresAt : null,
      confirmedAt: status === 'pending' ? null : (booking.confirmedAt ?? now),
      cancelReason: null,
      cancelledAt: null,
    },
  }
}
