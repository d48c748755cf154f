import type { BalanceReport, ReportRange } from '#contract/money/reports.ts'
import { BALANCE_DUE_DAYS } from '#domain/booking/order/balance.ts'
import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { isExpectedToPay, leftToPay } from '#server/booking/bookings/open-balance-sql.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { cents, toPartyDay } from './report-sql.ts'

type Owed = {
  readonly bookingDate: PartyDay
  readonly bookings: number
  readonly owedCents: Cents
  readonly overdueCents: Cents
}

/** Returns what is left to pay for parties in a range, by party day. balanceDueDay decides what is overdue. */
export async function readBalances(
  db: Database,
  range: ReportRange,
  today: PartyDay,
): Promise<BalanceReport> {
  const result = await db.execute<Owed>(sql`
    SELECT booking_date::text AS "bookingDate", count(*)::int AS bookings, ${cents(sql`sum(owed)`)} AS "owedCents",
      ${cents(sql`sum(owed) FILTER (WHERE due_day < ${today}::date)`)} AS "overdueCents"
    FROM bookings AS booking
    CROSS JOIN LATERAL (SELECT ${leftToPay} AS owed,
      greatest(booking_date - ${sql.raw(String(BALANCE_DUE_DAYS))}, ${toPartyDay(sql`booking.created_at`)}) AS due_day) AS account
    WHERE ${isExpectedToPay} AND booking_date BETWEEN ${range.from}::date AND ${range.to}::date AND owed > 0
    GROUP BY booking_date ORDER BY booking_date`)
  const addUp = (part: 'owedCents' | 'overdueCents') =>
    toDecimal(result.rows.reduce((sum, row) => sum + row[part], 0))
  return {
    owedAmount: addUp('owedCents'),
    overdueAmount: addUp('overdueCents'),
    days: result.rows.map(({ owedCents, overdueCents, ...day }) => ({
      ...day,
      owedAmount: toDecimal(owedCents),
      overdueAmount: toDecimal(overdueCents),
    })),
  }
}
