import type { Cents } from '../money/money.ts'
import { calculateDiscount } from './calculate-discount.ts'
import type { Discount } from './coupon.ts'

/** What a booking was sold with. */
export type SoldDiscount = {
  readonly code: string
  /** The coupon's terms at the time of sale; missing in bookings from before they were kept. */
  readonly terms: Discount | undefined
  readonly discountCents: Cents
  readonly finalAmountCents: Cents
}

/**
 * Returns the discount of a booking that keeps its coupon: the terms it was sold with, whatever became of the coupon.
 * Where they were not kept, today's are taken if they give the discount that was sold. Otherwise the coupon has been
 * changed or deleted since, and the amount stays.
 */
export function soldDiscount(
  { code, terms, discountCents, finalAmountCents }: SoldDiscount,
  today: Discount | undefined,
): Discount {
  if (terms?.code === code) return terms
  const isUnchanged = today && calculateDiscount(finalAmountCents + discountCents, today) === discountCents
  return isUnchanged ? today : { code, discountType: 'fixed', discountValue: discountCents }
}
