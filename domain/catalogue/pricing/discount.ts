import { formatDollars, toDecimal } from '#domain/foundation/money/money.ts'

export const DISCOUNT_TYPES = ['percentage', 'fixed'] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]

/** How a coupon reduces the amount due now. */
export type Discount = {
  readonly code: string
  readonly discountType: DiscountType
  /** Cents for a fixed discount; hundredths of a percent (1250 is 12.5%) for a percentage. */
  readonly discountValue: number
}

/** Returns `10%`, `12.5%`, `$20` or `$20.50`. */
export function formatDiscount({ discountType, discountValue }: Omit<Discount, 'code'>): string {
  if (discountType === 'percentage') return `${Number(toDecimal(discountValue))}%`
  return formatDollars(discountValue).replace(/\.00$/, '')
}
