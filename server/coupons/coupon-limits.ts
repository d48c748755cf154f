import type { CouponLimits } from '#domain/coupon.ts'
import type { coupons } from '#server/database/schema/all-tables.ts'

/**
 * A stored coupon as the rules of domain/coupon.ts want it.
 * @param ownUses how many of its uses are the asking booking's own, and do not stand in its way
 */
export function couponLimits(coupon: typeof coupons.$inferSelect, ownUses = 0): CouponLimits {
  return {
    ...coupon,
    usedCount: coupon.usedCount - ownUses,
  }
}
