import type { Cents } from '#domain/foundation/money/money.ts'
import { calculateDiscount } from './calculate-discount.ts'
import type { Discount } from './discount.ts'

type SoldDiscount = {
  readonly code: string
  /** The coupon's terms at the time of sale; missing in older bookings, which did not store them. */
  readonly terms: Discount | undefined
  readonly discountCents: Cents
  readonly finalAmountCents: Cents
}

/**
 * Returns the discount of a booking that keeps its coupon: by the terms it was sold with, whatever became of the
 * coupon. If those were not stored, today's terms apply as long as they give the discount that was sold. Otherwise the
 * coupon has been changed or deleted since, and the amount stays fixed.
 */
export function soldDiscount(
  { code, terms, discountCents, finalAmountCents }: SoldDiscount,
  today: Discount | undefined,
): Discount {
  if (terms?.code === code) return terms
  const isUnchanged = today && calculateDiscount(finalAmountCents + discountCents, today) === discountCents
  return isUnchanged ? today : { code, discountType: 'fixed', discountValue: discountCents }
}
