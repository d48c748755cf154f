import * as contract from '#contract/catalogue/coupons.ts'
import { couponRefusal, readCouponCode } from '#domain/catalogue/pricing/coupon.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { coupons } from '#server/foundation/database/schema/all-tables.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import {
  changeForStaff,
  createForStaff,
  deleteForStaff,
} from '#server/foundation/staff-records/staff-changes.ts'
import { COUPON, couponColumns, couponLimits, couponResponse } from './coupon-kind.ts'
import { limitGuesses } from './limit-guesses.ts'

export const couponEndpoints = endpoints((serve, app) => {
  app.use('/api/coupons/validate', limitGuesses)
  serve(contract.validateCoupon, async ({ ctx, body }) => {
    const [coupon] = await ctx.db
      .select()
      .from(coupons)
      .where(eq(coupons.code, readCouponCode(body.code)))
    if (!coupon) return refuse('coupon_unknown', 'coupons.unknown')
    const refusal = couponRefusal(couponLimits(coupon), { now: ctx.now() })
    const { code, discountType, discountValueHundredths } = coupon
    return refusal ?? { code, discountType, discountValue: toDecimal(discountValueHundredths) }
  })
  serve(contract.listCoupons, async ({ ctx }) => {
    const rows = await ctx.db.select().from(coupons).orderBy(desc(coupons.createdAt), desc(coupons.id))
    return rows.map(couponResponse)
  })
  serve(contract.createCoupon, ({ ctx, body, admin }) =>
    createForStaff(ctx, COUPON, couponColumns(body), admin),
  )
  serve(contract.changeCoupon, ({ ctx, params, body, admin }) =>
    changeForStaff(ctx, COUPON, params.id, couponColumns(body), admin),
  )
  serve(contract.deleteCoupon, ({ ctx, params, admin }) => deleteForStaff(ctx, COUPON, params.id, admin))
})
