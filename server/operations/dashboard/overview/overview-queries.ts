import type { Overview } from '#contract/operations/overview.ts'
import { balanceDueDay } from '#domain/booking/order/balance.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { isExpectedToPay, leftToPay } from '#server/booking/bookings/open-balance-sql.ts'
import {
  isDamage,
  isTip,
  paidLessRefunds,
  receivedForParty,
} from '#server/booking/bookings/paid-less-refunds.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { cents } from '#server/money/reports/report-sql.ts'

export const UPCOMING_DAYS = 30
const MONTHS_BACK = 5
const MONTHS_AHEAD = 6
const UNPAID_MOST = 6

type Figures = Pick<Overview, 'totalThemes' | 'activeBookings' | 'upcomingBookings' | 'openDifferences'> & {
  readonly revenueCents: Cents
  /** Tips for the crew and payments for damage, less refunds: neither is revenue. */
  readonly tipCents: Cents
  readonly damageCents: Cents
  /** The fees for moving parties again, which are not part of any party's price. */
  readonly moveFeeCents: Cents
}

/** The revenue of one paid booking. */
const revenue = sql`CASE WHEN is_deposit THEN deposit_amount ELSE total_amount END`

/**
 * For a WITH clause: the part of imported bookings' revenue that was not received here, and so is not ours. Looked up
 * by key (OFFSET 0 ensures that), so that all bookings are still summed from their index alone.
 */
const paidElsewhere = sql`
  elsewhere AS MATERIALIZED (
    SELECT own.booking_date, own.amount FROM imported_bookings CROSS JOIN LATERAL (
      SELECT booking_date, ${revenue} - ${receivedForParty} AS amount FROM bookings AS booking
      WHERE booking.id = imported_bookings.booking_id AND is_paid OFFSET 0) AS own)`

const sumRevenue = (matches: SQL) => sql`(
  (SELECT coalesce(sum(${revenue}), 0) FROM bookings WHERE is_paid AND ${matches})
  - (SELECT coalesce(sum(amount), 0) FROM elsewhere WHERE ${matches}))`

export async function readFigures(db: Database, today: PartyDay): Promise<Figures> {
  const result = await db.execute<Figures>(sql`
    WITH ${paidElsewhere}
    SELECT
      (SELECT count(*)::int FROM themes) AS "totalThemes",
      (SELECT count(*)::int FROM bookings WHERE booking_status IN ('pending', 'confirmed')) AS "activeBookings",
      ${cents(sumRevenue(sql`true`))} AS "revenueCents",
      ${cents(paidLessRefunds(isTip))} AS "tipCents",
      ${cents(paidLessRefunds(isDamage))} AS "damageCents",
      (SELECT ${cents(sql`sum(fee_amount)`)} FROM payments) AS "moveFeeCents",
      (SELECT count(*)::int FROM reconciliation_findings WHERE resolved_at IS NULL AND NOT is_repaired) AS "openDifferences",
      (SELECT count(*)::int FROM bookings WHERE booking_status <> 'cancelled'
        AND booking_date BETWEEN ${today}::date AND ${addDays(today, UPCOMING_DAYS)}::date) AS "upcomingBookings"`)
  const [figures] = result.rows
  if (!figures) throw new Error('The figures could not be read')
  return figures
}

type Month = Pick<Overview['months'][number], 'month' | 'bookings'> & { readonly revenueCents: Cents }

/** Returns a year around today by month of the party, including months without parties. */
export async function readMonths(db: Database, today: PartyDay): Promise<Month[]> {
  const result = await db.execute<Month>(sql`
    WITH months AS (
      SELECT month::date FROM generate_series(
        date_trunc('month', ${today}::date) - make_interval(months => ${MONTHS_BACK}),
        date_trunc('month', ${today}::date) + make_interval(months => ${MONTHS_AHEAD}), interval '1 month') AS month),
    ${paidElsewhere}
    SELECT to_char(month, 'YYYY-MM') AS month, parties.bookings, paid."revenueCents"
    FROM months
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS bookings FROM bookings
      WHERE booking_status <> 'cancelled' AND booking_date >= month AND booking_date < month + interval '1 month') AS parties
    CROSS JOIN LATERAL (
      SELECT ${cents(sumRevenue(sql`booking_date >= month AND booking_date < month + interval '1 month'`))} AS "revenueCents") AS paid
    ORDER BY month`)
  return result.rows
}

type Unpaid = Pick<Overview['unpaidBalances'][number], 'id' | 'customerName' | 'bookingDate'> & {
  readonly owedCents: Cents
}

/**
 * Returns who still owes for an upcoming party, soonest first. A completed party of today is left out: the Outbox and
 * the report keep those.
 */
export async function readUnpaidBalances(
  db: Database,
  today: PartyDay,
): Promise<(Unpaid & { dueDay: PartyDay })[]> {
  const result = await db.execute<Unpaid & { createdAt: string }>(sql`
    SELECT booking.id, customer_name AS "customerName", booking_date AS "bookingDate",
      booking.created_at AS "createdAt", ${cents(sql`owed`)} AS "owedCents"
    FROM bookings AS booking
    CROSS JOIN LATERAL (SELECT ${leftToPay} AS owed) AS account
    WHERE ${isExpectedToPay} AND booking_status <> 'completed'
      AND booking_date >= ${today}::date AND owed > 0
    ORDER BY booking_date, booking.id LIMIT ${UNPAID_MOST}`)
  return result.rows.map(({ createdAt, ...unpaid }) => ({
    ...unpaid,
    dueDay: balanceDueDay(unpaid.bookingDate, partyDayAt(new Date(createdAt))),
  }))
}
