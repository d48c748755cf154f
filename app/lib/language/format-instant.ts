import { type Language, LOCALES } from '#domain/foundation/text/language.ts'
import { BUSINESS_TIME_ZONE } from '#domain/foundation/time/party-day.ts'

/** Returns the date of an API timestamp in Miami: 'December 12, 2026'. */
export function formatDay(instant: string, language: Language): string {
  return format(instant, language, { dateStyle: 'long' })
}

/** Returns 'December 12, 2026 at 7:30 PM'. */
export function formatDayAndTime(instant: string, language: Language): string {
  return format(instant, language, { dateStyle: 'long', timeStyle: 'short' })
}

/** Returns 'Dec 12, 2026, 7:30 PM', for lists. */
export function formatShortDayAndTime(instant: string, language: Language): string {
  return format(instant, language, { dateStyle: 'medium', timeStyle: 'short' })
}

function format(instant: string, language: Language, style: Intl.DateTimeFormatOptions): string {
  const formatter = new Intl.DateTimeFormat(LOCALES[language], { timeZone: BUSINESS_TIME_ZONE, ...style })
  return formatter.format(new Date(instant))
}
