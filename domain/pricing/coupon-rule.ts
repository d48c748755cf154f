import { type Discount, discountWords, WHOLE_PERCENTAGE } from '../coupon.ts'
import { type Cents, percentOf } from '../money.ts'
import { sum } from './sum.ts'
import type { PricingRule } from './types.ts'

export const couponRule: PricingRule = (_order, { coupon }, before) => {
  if (!coupon) return []
  return [
    {
      kind: 'coupon',
      part: 'dueNow',
      label: `Coupon ${coupon.code} (${discountWords(coupon)})`,
      amountCents: 0 - discountOf(sum(before), coupon),
    },
  ]
}

function discountOf(dueCents: Cents, { discountType, discountValue }: Discount): Cents {
  if (discountType === 'fixed') return Math.min(discountValue, dueCents)
  return percentOf(dueCents, Math.min(discountValue, WHOLE_PERCENTAGE))
}
