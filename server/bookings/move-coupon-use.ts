import { type Refusal, refuse } from '#domain/refusal.ts'
import { giveCouponUseBack, takeCouponUse } from '#server/coupons/coupon-uses.ts'
import type { Transaction } from '#server/database/client.ts'
import type { BookingRow } from './booking-answers.ts'

export const COUPON_USED_UP = refuse(
  'coupon_invalid',
  'This coupon has just been used up. Remove it or try another code.',
)

/** Moves a booking's use from its coupon to another or to none. Answers whether a use is counted now. */
export async function moveCouponUse(
  tx: Transaction,
  booking: Pick<BookingRow, 'couponId' | 'couponHeld' | 'bookingStatus'>,
  couponId: number | null,
): Promise<boolean | Refusal> {
  if (couponId === booking.couponId) return booking.couponHeld
  const giveBack = booking.couponHeld ? booking.couponId : null
  const take = booking.bookingStatus === 'cancelled' ? null : couponId
  // Always in the same order, so that two bookings that swap coupons never wait for each other.
  const moves = [giveBack, take].filter((id) => id !== null).sort((a, b) => a - b)
  for (const id of moves) {
    if (id === giveBack) await giveCouponUseBack(tx, id)
    else if (!(await takeCouponUse(tx, id))) return COUPON_USED_UP
  }
  return take !== null
}
