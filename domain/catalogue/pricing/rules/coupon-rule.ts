import { calculateDiscount } from '../calculate-discount.ts'
import { formatDiscount } from '../discount.ts'
import { sum } from '../sum.ts'
import type { PricingRule } from '../types.ts'

export const couponRule: PricingRule = (_order, { coupon }, before) => {
  if (!coupon) return []
  const { code, discountType, discountValue } = coupon
  return [
    {
      kind: 'coupon',
      part: 'dueNow',
      label: `Coupon ${coupon.code} (${formatDiscount(coupon)} off)`,
      coupon: { code, discountType, discountValue },
      amountCents: 0 - calculateDiscount(sum(before), coupon),
    },
  ]
}
