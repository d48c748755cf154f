import type { Context } from '#server/context.ts'
import { sql } from '#server/foundation/database/drizzle.ts'

export type SeasonFigures = {
  readonly bookings: number
  readonly daysOverCapacity: number
  readonly couponUses: number
  readonly bookingsHoldingCoupon: number
  readonly takenCents: number
  readonly recordedCents: number
  readonly refundedCents: number
  readonly recordedRefundCents: number
  readonly acceptedPayments: number
  readonly confirmations: number
  readonly mails: number
  readonly mailsNotSent: number
  readonly expired: number
  readonly cancelled: number
  readonly rescheduled: number
}

/** Returns the books, the calendar and the outbox at the end of a season, counted by the database itself. */
export async function seasonFigures({ db }: Pick<Context, 'db'>): Promise<SeasonFigures> {
  const { rows } = await db.execute<SeasonFigures & Record<string, unknown>>(sql`
    WITH live AS (SELECT * FROM bookings WHERE booking_status <> 'cancelled'),
    days AS (SELECT DISTINCT booking_date + extra AS day FROM live, generate_series(0, 1) AS extra),
    loads AS (
      SELECT day,
        (SELECT count(*) FROM live WHERE booking_date = day) AS parties,
        (SELECT coalesce(sum(number_of_teepees), 0) FROM live, site_settings
          WHERE day BETWEEN booking_date AND booking_date + turnaround_days) AS teepees,
        (SELECT coalesce(max(used - stock), 0) FROM (SELECT sum(number_of_teepees) AS used, min(themes.teepee_stock) AS stock
          FROM live JOIN themes ON themes.id = live.theme_id, site_settings
          WHERE day BETWEEN booking_date AND booking_date + turnaround_days GROUP BY themes.id) AS by_theme) AS theme_excess
      FROM days)
    SELECT
      (SELECT count(*)::int FROM bookings) AS bookings,
      (SELECT count(*)::int FROM loads, site_settings
        WHERE parties > max_parties_per_day OR teepees > teepee_stock OR theme_excess > 0) AS "daysOverCapacity",
      (SELECT used_count FROM coupons WHERE code = 'SEASON') AS "couponUses",
      (SELECT count(*)::int FROM bookings WHERE coupon_held) AS "bookingsHoldingCoupon",
      (SELECT (coalesce(sum(amount), 0) * 100)::int FROM test_payment_intents WHERE status = 'succeeded') AS "takenCents",
      (SELECT (coalesce(sum(amount), 0) * 100)::int FROM payments) AS "recordedCents",
      (SELECT (coalesce(sum(amount), 0) * 100)::int FROM test_refunds) AS "refundedCents",
      (SELECT (coalesce(sum(amount), 0) * 100)::int FROM refunds WHERE status = 'succeeded') AS "recordedRefundCents",
      (SELECT count(*)::int FROM payments WHERE amount > (SELECT coalesce(sum(amount), 0) FROM refunds
        WHERE payment_id = payments.id AND cause = 'returned')) AS "acceptedPayments",
      (SELECT count(*)::int FROM outbox WHERE kind = 'confirmation') AS confirmations,
      (SELECT count(*)::int FROM outbox) AS mails,
      (SELECT count(*)::int FROM outbox WHERE status <> 'sent') AS "mailsNotSent",
      (SELECT count(*)::int FROM bookings WHERE cancel_reason = 'lapsed') AS expired,
      (SELECT count(*)::int FROM bookings WHERE cancel_reason = 'customer') AS cancelled,
      (SELECT count(*)::int FROM bookings WHERE reschedule_count > 0) AS rescheduled`)
  const [figures] = rows
  if (!figures) throw new Error('The season left nothing to count')
  return figures
}
