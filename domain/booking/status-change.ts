import type { BookingStatus, CancelReason } from './status.ts'

type Booking = {
  readonly bookingStatus: BookingStatus
  readonly couponId: number | null
  readonly couponHeld: boolean
  readonly holdExpiresAt: Date | null
  readonly confirmedAt: Date | null
}

/** What a status that staff set means for a booking. */
export type StatusChange =
  | { readonly kind: 'none' }
  /** Its day and its coupon are let go of. */
  | { readonly kind: 'cancel' }
  | { readonly kind: 'set'; readonly takesCouponAgain: boolean; readonly columns: StatusColumns }

type StatusColumns = {
  readonly bookingStatus: BookingStatus
  readonly holdExpiresAt: Date | null
  readonly confirmedAt: Date | null
  readonly cancelReason: CancelReason | null
  readonly cancelledAt: Date | null
}

/** Decides what a status set by staff brings along; `undefined` is no status at all. */
export function statusChange(booking: Booking, status: BookingStatus | undefined, now: Date): StatusChange {
  const wasCancelled = booking.bookingStatus === 'cancelled'
  if (status === undefined || (status === 'cancelled' && wasCancelled)) return { kind: 'none' }
  if (status === 'cancelled') return { kind: 'cancel' }
  return {
    kind: 'set',
    takesCouponAgain: wasCancelled && booking.couponId !== null,
    columns: {
      bookingStatus: status,
      // A booking that staff confirmed or opened again waits for its payment without a limit.
      holdExpiresAt: status === 'pending' && !wasCancelled ? booking.holdExpiresAt : null,
      confirmedAt: status === 'pending' ? null : (booking.confirmedAt ?? now),
      cancelReason: null,
      cancelledAt: null,
    },
  }
}
