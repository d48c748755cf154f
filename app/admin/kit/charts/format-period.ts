import { type Language, LOCALES } from '#domain/foundation/text/language.ts'

/** Formats a month (`2027-02`) or a day (`2027-02-13`), short for an axis or long for a table. */
export function formatPeriod(period: string, length: 'short' | 'long', language: Language): string {
  const isDay = period.length > 7
  const date = new Date(`${isDay ? period : `${period}-01`}T00:00:00Z`)
  const shape = SHAPES[isDay ? 'day' : 'month'][length]
  return date.toLocaleDateString(LOCALES[language], { ...shape, timeZone: 'UTC' })
}

const SHAPES = {
  day: { short: { day: 'numeric' }, long: { dateStyle: 'medium' } },
  month: { short: { month: 'short' }, long: { month: 'long', year: 'numeric' } },
} as const
