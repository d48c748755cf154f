import * as contract from '#contract/catalogue/coupons.ts'
import { couponRefusal, readCouponCode } from '#domain/catalogue/pricing/coupon.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { coupons } from '#server/foundation/database/schema/all-tables.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { staffCalls } from '#server/foundation/staff-records/staff-changes.ts'
import { COUPON, couponColumns, couponLimits, couponResponse } from './coupon-kind.ts'
import { limitGuesses } from './limit-guesses.ts'

const coupon = staffCalls(COUPON, couponColumns)

export const couponEndpoints = endpoints((serve, app) => {
  app.use('/api/coupons/validate', limitGuesses)
  serve(contract.validateCoupon, async ({ ctx, body }) => {
    const [found] = await ctx.db
      .select()
      .from(coupons)
      .where(eq(coupons.code, readCouponCode(body.code)))
    if (!found) return refuse('coupon_unknown', 'coupons.unknown')
    const refusal = couponRefusal(couponLimits(found), { now: ctx.now() })
    const { code, discountType, discountValueHundredths } = found
    return refusal ?? { code, discountType, discountValue: toDecimal(discountValueHundredths) }
  })
  serve(contract.listCoupons, async ({ ctx }) => {
    const rows = await ctx.db.select().from(coupons).orderBy(desc(coupons.createdAt), desc(coupons.id))
    return rows.map(couponResponse)
  })
  serve(contract.createCoupon, coupon.create)
  serve(contract.changeCoupon, coupon.change)
  serve(contract.deleteCoupon, coupon.remove)
})
