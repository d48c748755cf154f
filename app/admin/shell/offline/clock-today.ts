import { type Language, LOCALES } from '#domain/foundation/text/language.ts'
import { BUSINESS_TIME_ZONE, partyDayAt } from '#domain/foundation/time/party-day.ts'

/** Formats the time of an instant that was today, such as 2:40 PM; undefined for other days. */
export function clockToday(instant: Date, now: Date, language: Language): string | undefined {
  if (partyDayAt(instant) !== partyDayAt(now)) return undefined
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: BUSINESS_TIME_ZONE,
    timeStyle: 'short',
  })
  return format.format(instant)
}
