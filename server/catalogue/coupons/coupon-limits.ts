import type { CouponLimits } from '#domain/catalogue/pricing/coupon.ts'
import type { coupons } from '#server/foundation/database/schema/all-tables.ts'

/**
 * Converts a stored coupon to the form that domain/catalogue/pricing/coupon.ts needs.
 * @param ownUses how many of its uses belong to the requesting booking and are ignored
 */
export function couponLimits(coupon: typeof coupons.$inferSelect, ownUses = 0): CouponLimits {
  return { ...coupon, usedCount: coupon.usedCount - ownUses }
}
