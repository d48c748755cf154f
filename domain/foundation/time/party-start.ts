import { DEFAULT_LANGUAGE, describeLanguage, type Language } from '../text/language.ts'
import { addDays, dayBegins, type PartyDay } from './party-day.ts'
import { toMinutes, toTime } from './time-of-day.ts'

const FIRST_MINUTE = 10 * 60
const LAST_MINUTE = 20 * 60
const STEP_MINUTES = 30

/** When parties can start: `10:00`, `10:30` and so on through `20:00`. */
export const PARTY_START_TIMES: readonly string[] = Array.from(
  { length: (LAST_MINUTE - FIRST_MINUTE) / STEP_MINUTES + 1 },
  (_, index) => toTime(FIRST_MINUTE + index * STEP_MINUTES),
)

/** The start time of a party whose family has not chosen one. */
export const DEFAULT_START_TIME = '17:00'

/** The crew arrives between this many hours before the party. */
const DELIVERY_HOURS = { earliest: 3, latest: 2 }

export type DeliveryWindow = { readonly from: string; readonly to: string }

/** Returns when the crew comes to set up a party that starts at this time (`HH:mm`, Miami). */
export function getDeliveryWindow(startTime: string): DeliveryWindow {
  const start = toMinutes(startTime)
  return {
    from: toTime(start - DELIVERY_HOURS.earliest * 60),
    to: toTime(start - DELIVERY_HOURS.latest * 60),
  }
}

/** Formats `17:30` as `5:30 PM`, or as `5:30 p.m.` in Spanish (by `Intl`). */
export function formatTime(time: string, language: Language = DEFAULT_LANGUAGE): string {
  const minutes = toMinutes(time)
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${time.slice(3)} ${describeLanguage(language).halves[hour < 12 ? 0 : 1]}`
}

/** Finds what `formatTime` returns within a text, for screens that break no line in it. */
export const TIME_IN_TEXT = /(\d{1,2}:\d{2} (?:[AP]M|[ap]\.m\.))/g

/** Formats `13:30` as `la 1:30 p.m.`: in Spanish, only times from one o'clock to two are singular. */
export function timeWithArticle(time: string, language: Language): string {
  const clock = formatTime(time, language)
  const { articles } = describeLanguage(language)
  return articles ? `${articles[clock.startsWith('1:') ? 0 : 1]} ${clock}` : clock
}

/**
 * Returns the instant at which a party begins. Clocks change at 2 in the morning, so it is counted back from the next
 * midnight.
 */
export function startInstant(day: PartyDay, startTime: string): Date {
  const minutesLeft = 24 * 60 - toMinutes(startTime)
  return new Date(dayBegins(addDays(day, 1)).getTime() - minutesLeft * 60_000)
}
