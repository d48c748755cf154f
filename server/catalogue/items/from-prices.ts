import { findLowestPrices } from '#domain/catalogue/pricing/price-list/lowest-price.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { bookableRange, dayRange, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { type themes, unavailableDates } from '#server/foundation/database/schema/all-tables.ts'

type ThemeRow = typeof themes.$inferSelect
type Found = { readonly key: string; readonly prices: ReadonlyMap<number, Cents> }

/** What was computed last: it only changes with the list, the themes and the day. */
let last: Found | undefined

/** Returns the lowest price of each theme, once the owner has set packages or rules. */
export async function readFromPrices(
  db: Database,
  rows: readonly ThemeRow[],
  today: PartyDay,
): Promise<ReadonlyMap<number, Cents>> {
  const { rules } = await readPricing(db)
  const enabled = rules.filter((rule) => rule.enabled)
  if (enabled.length === 0 && rows.every(({ packages }) => packages === null)) return new Map()
  const [{ minimumNoticeDays }, closed] = await Promise.all([
    readSettings(db),
    db.select({ date: unavailableDates.date }).from(unavailableDates),
  ])
  const offered = rows.map(({ id, pricePerTeepeeCents, packages, eachFurtherCents, mostTeepees }) => {
    return { id, pricePerTeepeeCents, packages, eachFurtherCents, mostTeepees }
  })
  const closedDays = closed.map(({ date }) => date)
  const key = JSON.stringify([today, minimumNoticeDays, closedDays, enabled, offered])
  if (last?.key !== key) {
    const { first, last: end } = bookableRange(today)
    const bookable = dayRange(first, end)
      .slice(minimumNoticeDays)
      .filter((day) => !closedDays.includes(day))
    last = { key, prices: findLowestPrices(offered, enabled, { today, bookable }) }
  }
  return last.prices
}
