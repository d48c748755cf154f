import type { Hono } from 'hono'
import * as contract from '#contract/catalogue/coupons.ts'
import { couponRefusal, readCouponCode } from '#domain/catalogue/pricing/coupon.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { coupons } from '#server/foundation/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import {
  changeForStaff,
  createForStaff,
  deleteForStaff,
} from '#server/foundation/staff-records/staff-changes.ts'
import { COUPON, couponColumns, couponResponse } from './coupon-kind.ts'
import { couponLimits } from './coupon-limits.ts'
import { limitGuesses } from './limit-guesses.ts'

export function couponEndpoints(app: Hono<AppEnvironment>): void {
  app.use('/api/coupons/validate', limitGuesses)
  serve(app, contract.validateCoupon, async ({ ctx, body }) => {
    const [coupon] = await ctx.db
      .select()
      .from(coupons)
      .where(eq(coupons.code, readCouponCode(body.code)))
    if (!coupon) return refuse('coupon_unknown', message('coupons.unknown'))
    const refusal = couponRefusal(couponLimits(coupon), { now: ctx.now() })
    const { code, discountType, discountValueHundredths } = coupon
    return refusal ?? { code, discountType, discountValue: toDecimal(discountValueHundredths) }
  })
  serve(app, contract.listCoupons, async ({ ctx }) => {
    const rows = await ctx.db.select().from(coupons).orderBy(desc(coupons.createdAt), desc(coupons.id))
    return rows.map(couponResponse)
  })
  serve(app, contract.createCoupon, async ({ ctx, body, admin }) => {
    const id = await createForStaff(ctx, COUPON, couponColumns(body), admin)
    return isRefusal(id) ? id : findCoupon(ctx, id)
  })
  serve(app, contract.changeCoupon, async ({ ctx, params, body, admin }) => {
    const id = await changeForStaff(ctx, COUPON, params.id, couponColumns(body), admin)
    return isRefusal(id) ? id : findCoupon(ctx, id)
  })
  serve(app, contract.deleteCoupon, ({ ctx, params, admin }) => deleteForStaff(ctx, COUPON, params.id, admin))
}

async function findCoupon(ctx: Context, id: number) {
  const [row] = await ctx.db.select().from(coupons).where(eq(coupons.id, id))
  return row ? couponResponse(row) : COUPON.gone
}
