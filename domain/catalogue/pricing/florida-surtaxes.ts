import type { CountyRate } from './pricing-settings.ts'

/**
 * South Florida county surtaxes that do not end before 2033, with the first day of the full rate (Florida Department of
 * Revenue, form DR-15DSS for 2024). Other counties change too often to be listed here.
 */
export const FLORIDA_SURTAXES: readonly CountyRate[] = [
  { county: 'Miami-Dade', percent: 100, from: '2003-01-01' },
  { county: 'Broward', percent: 100, from: '2019-01-01' },
  { county: 'Monroe', percent: 150, from: '1996-01-01' },
]
