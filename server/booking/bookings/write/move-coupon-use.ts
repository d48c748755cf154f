import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { giveCouponUseBack, takeCouponUse } from '#server/catalogue/coupons/coupon-uses.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { BookingRow } from '../full-booking.ts'

type HoldsCoupon = Pick<BookingRow, 'couponId' | 'couponHeld'>

const COUPON_USED_UP = refuse('coupon_invalid', 'coupons.justUsedUp')

/** Moves a booking's use from one coupon to another; null means none. */
export async function moveCouponUse(
  tx: Transaction,
  from: number | null,
  to: number | null,
): Promise<Refusal | undefined> {
  if (from === to) return undefined
  // Always in the same order, so that two bookings that swap coupons do not deadlock.
  const moves = [from, to].filter((id) => id !== null).sort((a, b) => a - b)
  for (const id of moves) {
    if (id === from) await giveCouponUseBack(tx, id)
    else if (!(await takeCouponUse(tx, id))) return COUPON_USED_UP
  }
  return undefined
}

export function heldCoupon({ couponId, couponHeld }: HoldsCoupon): number | null {
  return couponHeld ? couponId : null
}
