import { DEFAULT_LANGUAGE, type Language } from '../text/language.ts'
import { daysBetween, formatLong, type PartyDay } from '../time/party-day.ts'
import type { TaxSettings } from './pricing-settings.ts'

const YEAR_DAYS = 365

/**
 * Warns the owner about rates not checked for more than a year: Florida publishes them every year (Department of
 * Revenue, form DR-15DSS). If there is no day of a check, the newest rate counts.
 */
export function oldRatesWarning(
  {
    enabled,
    counties,
    ratesCheckedOn,
  }: Pick<TaxSettings, 'enabled' | 'ratesCheckedOn'> & {
    readonly counties: readonly { readonly from: PartyDay }[]
  },
  today: PartyDay,
  language: Language = DEFAULT_LANGUAGE,
): string | undefined {
  const begun = counties.map(({ from }) => from).filter((from) => from <= today)
  const known = ratesCheckedOn ?? begun.toSorted().at(-1)
  if (!enabled || known === undefined || daysBetween(known, today) <= YEAR_DAYS) return undefined
  return WARNINGS[language](formatLong(known, language))
}

const WARNINGS: Readonly<Record<Language, (day: string) => string>> = {
  en: (day) =>
    `Your tax rates are as of ${day}, more than a year ago. Please compare them with this year’s form DR-15DSS of the Florida Department of Revenue, and enter the day on which you did.`,
  es: (day) =>
    `Sus tasas de impuesto son del ${day}, hace más de un año. Compárelas con el formulario DR-15DSS de este año del Departamento de Impuestos de Florida y anote el día en que lo hizo.`,
}
