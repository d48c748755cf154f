import type { Cents } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { quote } from '../quote.ts'
import { findRules, getDaysAhead, type PriceRule } from './price-rule.ts'
import { TEEPEES_MOST, type ThemePrices } from './theme-prices.ts'

type Offered = ThemePrices & { readonly id: number; readonly mostTeepees: number | null }

type Days = { readonly today: PartyDay; readonly bookable: readonly PartyDay[] }

/**
 * Returns the lowest price of a party with each theme: teepees and rules, on any bookable day, before minimum, delivery
 * and tax. What depends on floor or miles is not known, and so does not count.
 */
export function findLowestPrices(
  themes: readonly Offered[],
  rules: readonly PriceRule[],
  days: Days,
): Map<number, Cents> {
  const kinds = findKindsOfDays(rules, days)
  return new Map(
    themes.map((theme) => {
      const most = Math.min(theme.mostTeepees ?? TEEPEES_MOST, TEEPEES_MOST)
      const prices = kinds.flatMap((day) =>
        Array.from({ length: most }, (_, index) => priceOn(day, index + 1, { theme, rules, ...days })),
      )
      return [theme.id, Math.min(...prices)]
    }),
  )
}

function priceOn(
  day: PartyDay | undefined,
  teepees: number,
  { theme, rules, today }: { theme: Offered; rules: readonly PriceRule[]; today: PartyDay },
): Cents {
  const party = { themeId: theme.id, day }
  const daysAhead = day === undefined ? undefined : getDaysAhead(today, day)
  const order = { theme: { name: '', ...theme }, teepees, party, addons: [], paymentOption: 'full' } as const
  return quote(order, { list: { rules, daysAhead } }).totalCents
}

/** Returns one day of each kind: of days on which the same rules apply, all cost the same. */
function findKindsOfDays(
  rules: readonly PriceRule[],
  { today, bookable }: Days,
): readonly (PartyDay | undefined)[] {
  const byDay = rules.map(({ when: { weekdays, days, daysAhead }, group: _, themeIds: __, ...rule }) => ({
    ...rule,
    when: { weekdays, days, daysAhead },
  }))
  const kinds = new Map<string, PartyDay>()
  for (const day of bookable) {
    const facts = { day, daysAhead: getDaysAhead(today, day), teepees: 1 }
    const key = findRules(byDay, facts)
      .map(({ id }) => id)
      .join()
    if (!kinds.has(key)) kinds.set(key, day)
  }
  return kinds.size > 0 ? [...kinds.values()] : [undefined]
}
