import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as contract from '#contract/coupons.ts'
import { couponRefusal, normalizeCouponCode } from '#domain/coupon.ts'
import { refuse } from '#domain/refusal.ts'
import { coupons } from '#server/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { limitRequests } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { couponLimits } from './coupon-limits.ts'

export function couponEndpoints(app: Hono<AppEnvironment>): void {
  // Coupon codes are short: guessing them is made slow.
  app.use('/api/coupons/validate', limitRequests({ name: 'coupon-validation', most: 60, seconds: 60 }))

  serve(app, contract.validateCoupon, async ({ world, body }) => {
    const [coupon] = await world.db
      .select()
      .from(coupons)
      .where(eq(coupons.code, normalizeCouponCode(body.code)))
    if (!coupon)
      return refuse('coupon_unknown', 'This coupon is not known. Please check the code and try again.')
    const refusal = couponRefusal(couponLimits(coupon), { now: world.now() })
    return (
      refusal ?? { code: coupon.code, discountType: coupon.discountType, discountValue: coupon.discountValue }
    )
  })
}
