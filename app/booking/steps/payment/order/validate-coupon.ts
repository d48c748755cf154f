import { api } from '#app/lib/api/api.ts'
import type { CouponTerms } from '#contract/catalogue/coupons.ts'
import { readCouponCode } from '#domain/catalogue/pricing/coupon.ts'

export function validateCoupon(code: string): Promise<CouponTerms> {
  return api.post('/api/coupons/validate', { body: { code: readCouponCode(code) } })
}
