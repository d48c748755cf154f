import { daysBetween, type PartyDay } from '#domain/foundation/time/party-day.ts'
import type { TaxSettings } from './pricing-settings.ts'

const YEAR_DAYS = 365

/**
 * Returns the date of the tax rates if they are more than a year old: Florida publishes them every year (Department of
 * Revenue, form DR-15DSS). If they were never checked, the date of the newest rate counts.
 */
export function findOldRates(
  {
    enabled,
    counties,
    ratesCheckedOn,
  }: Pick<TaxSettings, 'enabled' | 'ratesCheckedOn'> & {
    readonly counties: readonly { readonly from: PartyDay }[]
  },
  today: PartyDay,
): PartyDay | undefined {
  const begun = counties.map(({ from }) => from).filter((from) => from <= today)
  const known = ratesCheckedOn ?? [...begun].sort().at(-1)
  if (!enabled || known === undefined || daysBetween(known, today) <= YEAR_DAYS) return undefined
  return known
}
