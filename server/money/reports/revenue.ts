import type { ReportRange, RevenueReport } from '#contract/money/reports.ts'
import { listPeriods } from '#domain/money/reports/report-range.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { addUpMoney, type MoneyMoved, moneyResponse, NO_MONEY } from './money-moved.ts'
import { cents, partyMovements, periodAt, toPartyDay } from './report-sql.ts'
import { readRevenueItems } from './revenue-items.ts'

/** Returns money received less refunds, by when it moved, where the party is, and what it was for. */
export async function readRevenue(db: Transaction, range: ReportRange): Promise<RevenueReport> {
  const byPeriod = await readSums(db, range, periodAt(toPartyDay(sql`movement.created_at`), range))
  const byZip = await readSums(db, range, sql`substring(zip_code, '^[0-9]{5}')`)
  const items = await readRevenueItems(db, range)
  const moneyByName = new Map(byPeriod.map(({ name, ...money }) => [name, money]))
  return {
    ...moneyResponse(addUpMoney(byPeriod)),
    periods: listPeriods(range).map((period) => ({
      period,
      ...moneyResponse(moneyByName.get(period) ?? NO_MONEY),
    })),
    zips: byZip.map(({ name, ...money }) => ({ zipCode: name, ...moneyResponse(money) })),
    items,
  }
}

type Sums = MoneyMoved & { readonly name: string | null }

/** Returns sums, largest first; null stands for money without a booking. */
async function readSums(db: Transaction, range: ReportRange, name: SQL): Promise<Sums[]> {
  const result = await db.execute<Sums>(sql`
    SELECT ${name} AS name, ${cents(sql`sum(taken)`)} AS "takenCents", ${cents(sql`sum(back)`)} AS "backCents"
    FROM (${partyMovements(range)}) AS movement LEFT JOIN bookings AS booking ON booking.id = movement.booking_id
    GROUP BY 1 ORDER BY sum(taken) - sum(back) DESC, 1`)
  return result.rows
}
