import { DEFAULT_LANGUAGE, type Language, LOCALES } from '../text/language.ts'
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from './durations.ts'

/** A calendar day in the business's time zone (Miami) as `yyyy-MM-dd`; never an instant. */
export type PartyDay = string

/**
 * Miami observes New York's time. "Today", "past" and "7 days before" are computed in this zone, wherever the code
 * runs.
 */
export const BUSINESS_TIME_ZONE = 'America/New_York'

/** Parties can be booked from today through this many days ahead. */
export const BOOKABLE_DAYS_AHEAD = 400

const SHAPE = /^[12]\d{3}-\d{2}-\d{2}$/

/** One formatter per language and style, created lazily because each takes 10 ms on a phone. */
const made = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>()

function formatter(language: Language, style: keyof typeof STYLES): Intl.DateTimeFormat {
  const name = `${language} ${style}`
  const known = made.get(name)
  if (known) return known
  const fresh = new Intl.DateTimeFormat(LOCALES[language], STYLES[style])
  made.set(name, fresh)
  return fresh
}

const STYLES = {
  parts: { timeZone: BUSINESS_TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' },
  long: { timeZone: 'UTC', dateStyle: 'full' },
  short: { timeZone: 'UTC', dateStyle: 'medium' },
  monthDay: { timeZone: 'UTC', month: 'long', day: 'numeric' },
  brief: { timeZone: 'UTC', month: 'short', day: 'numeric' },
  moment: { timeZone: BUSINESS_TIME_ZONE, dateStyle: 'full', timeStyle: 'short' },
  clock: { timeZone: BUSINESS_TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const

/** Returns whether the text is a valid calendar day: `2026-02-30` is not. */
export function isPartyDay(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const instant = midnightUtc(text)
  return !Number.isNaN(instant.getTime()) && toDay(instant) === text
}

/** Returns the calendar day in Miami at an instant. */
export function partyDayAt(instant: Date): PartyDay {
  const parts = formatter('en', 'parts').formatToParts(instant)
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value
  return `${read('year')}-${read('month')}-${read('day')}`
}

/** Returns the time of day in Miami at an instant, such as `08:30`. */
export function clockAt(instant: Date): string {
  return formatter('en', 'clock').format(instant)
}

/** Returns the first instant of a day in Miami. */
export function dayBegins(day: PartyDay): Date {
  // Clocks change at 2 in the morning, so midnight is always 4 (summer) or 5 (winter) hours after midnight UTC.
  const summer = new Date(midnightUtc(day).getTime() + 4 * HOUR_MILLISECONDS)
  return partyDayAt(summer) === day ? summer : new Date(summer.getTime() + HOUR_MILLISECONDS)
}

/** Returns the last instant (to the millisecond) of a day in Miami. */
export function dayEnds(day: PartyDay): Date {
  return new Date(dayBegins(addDays(day, 1)).getTime() - 1)
}

export function addDays(day: PartyDay, days: number): PartyDay {
  return toDay(new Date(midnightUtc(day).getTime() + days * DAY_MILLISECONDS))
}

/** Returns the same day of another month, or that month's last day if it is shorter. */
export function addMonths(day: PartyDay, months: number): PartyDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return toDay(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, last))))
}

/** Returns the number of days from one day to another; negative if `to` is before `from`. */
export function daysBetween(from: PartyDay, to: PartyDay): number {
  return (midnightUtc(to).getTime() - midnightUtc(from).getTime()) / DAY_MILLISECONDS
}

/** Returns the day of the week; 0 is Sunday. */
export function weekdayOf(day: PartyDay): number {
  return midnightUtc(day).getUTCDay()
}

/** Sorts days by their distance from a day, nearest first; of two equally far, the earlier comes first. */
export function nearestFirst(day: PartyDay, days: readonly PartyDay[]): PartyDay[] {
  const distance = (other: PartyDay) => Math.abs(daysBetween(day, other))
  return [...days].sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
}

/** Returns every day from one through another, both included; empty if `to` is before `from`. */
export function dayRange(from: PartyDay, to: PartyDay): PartyDay[] {
  const length = Math.max(0, daysBetween(from, to) + 1)
  return Array.from({ length }, (_, index) => addDays(from, index))
}

export function bookableRange(today: PartyDay): { readonly first: PartyDay; readonly last: PartyDay } {
  return { first: today, last: addDays(today, BOOKABLE_DAYS_AHEAD) }
}

/** Returns `Saturday, December 12, 2026`. Throws a RangeError if the day is invalid. */
export function formatLong(day: PartyDay, language: Language = DEFAULT_LANGUAGE): string {
  return formatter(language, 'long').format(midnightUtc(day))
}

/** Returns `Dec 12, 2026`. Throws a RangeError if the day is invalid. */
export function formatShort(day: PartyDay, language: Language = DEFAULT_LANGUAGE): string {
  return formatter(language, 'short').format(midnightUtc(day))
}

/** Returns `December 12`. Throws a RangeError if the day is invalid. */
export function formatMonthDay(day: PartyDay, language: Language = DEFAULT_LANGUAGE): string {
  return formatter(language, 'monthDay').format(midnightUtc(day))
}

/** Returns `Dec 12`. Throws a RangeError if the day is invalid. */
export function formatBrief(day: PartyDay, language: Language = DEFAULT_LANGUAGE): string {
  return formatter(language, 'brief').format(midnightUtc(day))
}

/** Returns `Saturday, December 12, 2026 at 7:30 PM`, in Miami's time. */
export function formatMoment(instant: Date, language: Language = DEFAULT_LANGUAGE): string {
  return formatter(language, 'moment').format(instant)
}

function midnightUtc(day: PartyDay): Date {
  return new Date(`${day}T00:00:00Z`)
}

function toDay(instant: Date): PartyDay {
  return instant.toISOString().slice(0, 10)
}
