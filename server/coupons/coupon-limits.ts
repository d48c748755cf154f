import type { CouponLimits } from '#domain/coupon.ts'
import { centsOf } from '#server/database/cents-of.ts'
import type { coupons } from '#server/database/schema/all-tables.ts'

/** A stored coupon as the rules of domain/coupon.ts want it. */
export function couponLimits(coupon: typeof coupons.$inferSelect): CouponLimits {
  return {
    ...coupon,
    minimumAmountCents: coupon.minimumAmount === null ? null : centsOf(coupon.minimumAmount),
  }
}
