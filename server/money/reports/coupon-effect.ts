import type { CouponReport, ReportRange } from '#contract/money/reports.ts'
import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import { receivedForParty } from '#server/booking/bookings/paid-less-refunds.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { cents, isMadeHere, isSold, isWithin } from './report-sql.ts'

type Used = {
  readonly code: string | null
  readonly bookings: number
  readonly discountCents: Cents
  readonly revenueCents: Cents
}

/** Returns the coupon discounts and the payments for bookings in a range; bookings without a coupon come last. */
export async function readCouponEffect(db: Database, range: ReportRange): Promise<CouponReport> {
  const result = await db.execute<Used>(sql`
    SELECT coupon_code AS code, count(*)::int AS bookings, ${cents(sql`sum(discount_amount)`)} AS "discountCents",
      ${cents(sql`sum(paid)`)} AS "revenueCents"
    FROM bookings AS booking CROSS JOIN LATERAL (SELECT ${receivedForParty} AS paid) AS account
    WHERE ${isSold} AND ${isMadeHere} AND ${isWithin(sql`booking.created_at`, range)}
    GROUP BY coupon_code ORDER BY coupon_code IS NULL, sum(paid) DESC, coupon_code`)
  return {
    coupons: result.rows.map(({ discountCents, revenueCents, ...used }) => ({
      ...used,
      discountAmount: toDecimal(discountCents),
      revenueAmount: toDecimal(revenueCents),
    })),
  }
}
