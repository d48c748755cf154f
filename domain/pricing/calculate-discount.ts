import { type Cents, takePercent, WHOLE_PERCENTAGE } from '../money/money.ts'
import type { Discount } from './coupon.ts'

/** Returns a coupon's reduction of an amount due, never more than all of it. */
export function calculateDiscount(dueCents: Cents, { discountType, discountValue }: Discount): Cents {
  if (discountType === 'fixed') return Math.min(discountValue, dueCents)
  return takePercent(dueCents, Math.min(discountValue, WHOLE_PERCENTAGE))
}
