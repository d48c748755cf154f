import { addDays, BUSINESS_TIME_ZONE, dayBegins } from '#domain/foundation/time/party-day.ts'
import { type ReportRange, toPeriod } from '#domain/money/reports/report-range.ts'
import { isForParty, isGivenBack, withoutFee } from '#server/booking/bookings/paid-less-refunds.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'

/** Casts an amount to whole cents, as a number that JavaScript represents exactly. */
export const cents = (amount: SQL) => sql`(coalesce(${amount}, 0) * 100)::float8`

/** Matches instants in a range of days in Miami; can use an index on the column. */
export function isWithin(instant: SQL, { from, to }: ReportRange): SQL {
  return sql`${instant} >= ${dayBegins(from)} AND ${instant} < ${dayBegins(addDays(to, 1))}`
}

/** Returns the day in Miami at an instant. */
export const toPartyDay = (instant: SQL) =>
  sql`(${instant} AT TIME ZONE ${sql.raw(`'${BUSINESS_TIME_ZONE}'`)})::date`

/** Returns the day or the month of a date, depending on the length of the report. */
export function periodAt(day: SQL, range: ReportRange): SQL {
  return sql`to_char(${day}, ${sql.raw(toPeriod(range) === 'day' ? `'YYYY-MM-DD'` : `'YYYY-MM'`)})`
}

/**
 * Matches bookings that are sales: paid or confirmed, and not cancelled. An unfinished checkout is not one yet, nor is
 * a booking that staff have not confirmed, even if its family owes for it (`isExpectedToPay`).
 */
export const isSold = sql`booking_status <> 'cancelled' AND (is_paid OR booking_status IN ('confirmed', 'completed'))`

/** Matches rows `booking` that were made here; imported ones were not sold here, or on that day. */
export const isMadeHere = sql`NOT EXISTS (SELECT FROM imported_bookings WHERE booking_id = booking.id)`

/** Selects every payment and refund for a party in a range; a refund counts on the day it was sent. */
export function partyMovements(range: ReportRange): SQL {
  return sql`
    SELECT payment.booking_id, payment.created_at, ${withoutFee} AS taken, 0 AS back
    FROM payments AS payment WHERE ${isForParty} AND ${isWithin(sql`payment.created_at`, range)}
    UNION ALL
    SELECT payment.booking_id, refund.created_at, 0, refund.amount
    FROM refunds AS refund JOIN payments AS payment ON payment.id = refund.payment_id
    WHERE ${isGivenBack} AND ${isForParty} AND ${isWithin(sql`refund.created_at`, range)}`
}
