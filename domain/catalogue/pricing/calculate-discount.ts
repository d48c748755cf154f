import { type Cents, takePercent, WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'
import type { Discount } from './discount.ts'

/** Returns how many cents a coupon takes off an amount due; never more than the amount. */
export function calculateDiscount(dueCents: Cents, { discountType, discountValue }: Discount): Cents {
  if (discountType === 'fixed') return Math.min(discountValue, dueCents)
  return takePercent(dueCents, Math.min(discountValue, WHOLE_PERCENTAGE))
}
