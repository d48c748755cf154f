import type { BookingStatus } from '#domain/booking/status.ts'
import type { BookingRow } from '#server/bookings/full-booking.ts'
import { markCancelled } from '#server/bookings/release-booking.ts'
import { takeCouponUse } from '#server/coupons/coupon-uses.ts'
import type { Transaction } from '#server/database/client.ts'

/** The columns that a status set by staff brings along; its coupon use is given back or taken again. */
export async function changeStatus(
  tx: Transaction,
  booking: BookingRow,
  status: BookingStatus | undefined,
  now: Date,
): Promise<Partial<BookingRow>> {
  if (status === undefined) return {}
  const wasCancelled = booking.bookingStatus === 'cancelled'
  if (status === 'cancelled') {
    if (!wasCancelled) await markCancelled(tx, booking, 'staff', now)
    return { couponHeld: false }
  }
  return {
    bookingStatus: status,
    couponHeld:
      wasCancelled && booking.couponId !== null
        ? await takeCouponUse(tx, booking.couponId)
        : booking.couponHeld,
    // A booking that staff confirmed waits for its payment without a limit.
    holdExpiresAt: status === 'pending' && !wasCancelled ? booking.holdExpiresAt : null,
    confirmedAt: status === 'pending' ? null : (booking.confirmedAt ?? now),
    cancelReason: null,
    cancelledAt: null,
  }
}
