import { DEFAULT_LANGUAGE, type Language, LOCALES } from '#domain/foundation/text/language.ts'
import { BUSINESS_TIME_ZONE } from '#domain/foundation/time/party-day.ts'

const DAY = { timeZone: BUSINESS_TIME_ZONE, dateStyle: 'long' } as const
const DAY_AND_TIME = { timeZone: BUSINESS_TIME_ZONE, dateStyle: 'long', timeStyle: 'short' } as const
const SHORT_DAY_AND_TIME = { timeZone: BUSINESS_TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' } as const

/** Returns the date of an API timestamp in Miami: 'December 12, 2026'. */
export function formatDay(instant: string, language: Language = DEFAULT_LANGUAGE): string {
  return new Intl.DateTimeFormat(LOCALES[language], DAY).format(new Date(instant))
}

/** Returns 'December 12, 2026 at 7:30 PM'. */
export function formatDayAndTime(instant: string, language: Language = DEFAULT_LANGUAGE): string {
  return new Intl.DateTimeFormat(LOCALES[language], DAY_AND_TIME).format(new Date(instant))
}

/** Returns 'Dec 12, 2026, 7:30 PM', for lists. */
export function formatShortDayAndTime(instant: string, language: Language = DEFAULT_LANGUAGE): string {
  return new Intl.DateTimeFormat(LOCALES[language], SHORT_DAY_AND_TIME).format(new Date(instant))
}
