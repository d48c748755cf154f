import { apiJson } from '#app/lib/api-request.ts'
import type { CouponTerms } from '#contract/coupons.ts'

export function validateCoupon(code: string): Promise<CouponTerms> {
  return apiJson('POST', '/api/coupons/validate', { code: code.trim() })
}
