import { api } from '#app/lib/api/api.ts'
import type { CouponTerms } from '#contract/catalogue/coupons.ts'

export function validateCoupon(code: string): Promise<CouponTerms> {
  return api.post('/api/coupons/validate', { body: { code: code.trim() } })
}
