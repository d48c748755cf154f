import { DEFAULT_LANGUAGE, type Language, LOCALES } from '#domain/language.ts'
import { BUSINESS_TIME_ZONE } from '#domain/party-day.ts'

const day = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  timeZone: BUSINESS_TIME_ZONE,
  dateStyle: 'long',
})
const DAY_AND_TIME = { timeZone: BUSINESS_TIME_ZONE, dateStyle: 'long', timeStyle: 'short' } as const

const shortDayAndTime = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  timeZone: BUSINESS_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** The day of an instant of the API in Miami: 'December 12, 2026'. */
export function dayOf(instant: string): string {
  return day.format(new Date(instant))
}

/** 'December 12, 2026 at 7:30 PM'. */
export function dayAndTimeOf(instant: string, language: Language = DEFAULT_LANGUAGE): string {
  return new Intl.DateTimeFormat(LOCALES[language], DAY_AND_TIME).format(new Date(instant))
}

/** 'Dec 12, 2026, 7:30 PM', for lists. */
export function shortDayAndTimeOf(instant: string): string {
  return shortDayAndTime.format(new Date(instant))
}
