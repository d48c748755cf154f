import { type Language, LOCALES } from '#domain/language.ts'
import type { PartyDay } from '#domain/party-day.ts'

const STYLE = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const

/** Returns `Sat, Dec 12`. */
export function weekdayAndDay(day: PartyDay, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], STYLE).format(new Date(`${day}T00:00:00Z`))
}
