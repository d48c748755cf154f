import type { ReportRange, RevenueReport } from '#contract/money/reports.ts'
import { listPeriods } from '#domain/money/reports/report-range.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { addMovement, addUpMoney, type MoneyMoved, moneyResponse, NO_MONEY } from './money-moved.ts'
import { paidBookings } from './paid-bookings.ts'
import { cents, partyMovements, periodAt, toPartyDay } from './report-sql.ts'

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

type Item = RevenueReport['items'][number]
type Named = Pick<Item, 'kind' | 'name'>

const KINDS: readonly Item['kind'][] = ['theme', 'addon', 'delivery', 'tax', 'beyond', 'unbooked']

/**
 * Returns what the money in a range was for, by kind and largest first. Includes every movement exactly once, to the
 * cent.
 */
async function readRevenueItems(db: Transaction, range: ReportRange): Promise<Item[]> {
  const items = new Map<string, Named & { money: MoneyMoved }>()
  const add = ({ kind, name }: Named, cents: number) => {
    if (cents === 0) return
    const key = JSON.stringify([kind, name])
    const item = items.get(key) ?? { kind, name, money: NO_MONEY }
    items.set(key, { ...item, money: addMovement(item.money, cents) })
  }
  for await (const { booking, lines, movements } of paidBookings(db, range)) {
    for (const { isForParty, allocation } of movements) {
      if (!isForParty) continue
      lines.forEach((line, index) => {
        add(line, allocation.parts[index] ?? 0)
      })
      add({ kind: booking ? 'beyond' : 'unbooked', name: null }, allocation.beyondCents)
    }
  }
  const net = ({ money }: { money: MoneyMoved }) => money.takenCents - money.backCents
  return [...items.values()]
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || net(other) - net(one))
    .map(({ kind, name, money }) => ({ kind, name, ...moneyResponse(money) }))
}
