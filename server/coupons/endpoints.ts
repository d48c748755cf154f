import { desc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as contract from '#contract/coupons.ts'
import { couponRefusal, normalizeCouponCode } from '#domain/coupon.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { changeForStaff, createForStaff, deleteForStaff } from '#server/accounts/staff-changes.ts'
import { coupons } from '#server/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { limitRequests } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import type { World } from '#server/world.ts'
import { COUPON, couponAnswer, withInstants } from './coupon-kind.ts'
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
  serve(app, contract.listCoupons, async ({ world }) => {
    const rows = await world.db.select().from(coupons).orderBy(desc(coupons.createdAt), desc(coupons.id))
    return rows.map(couponAnswer)
  })
  serve(app, contract.createCoupon, async ({ world, body, admin }) => {
    const id = await createForStaff(world, COUPON, withInstants(body), admin)
    return isRefusal(id) ? id : couponOf(world, id)
  })
  serve(app, contract.changeCoupon, async ({ world, params, body, admin }) => {
    const id = await changeForStaff(world, COUPON, params.id, withInstants(body), admin)
    return isRefusal(id) ? id : couponOf(world, id)
  })
  serve(app, contract.deleteCoupon, ({ world, params, admin }) =>
    deleteForStaff(world, COUPON, params.id, admin),
  )
}

async function couponOf(world: World, id: number) {
  const [row] = await world.db.select().from(coupons).where(eq(coupons.id, id))
  return row ? couponAnswer(row) : COUPON.gone
}
