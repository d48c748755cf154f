import type { UiWords } from '../ui-words.ts'
import { toDate } from './calendar-month.ts'

/** What is known about one day, by its `yyyy-MM-dd`. */
export type CalendarDay = {
  isAvailable: boolean
  /** Announced if the day cannot be chosen: 'Fully booked'. */
  reason?: string | undefined
  /** Shown as a hint if few are left. */
  teepeesLeft?: number | undefined
}

/** At this many teepees left or fewer a day says so. */
const fewTeepees = 4

export type DayState = 'free' | 'few' | 'refused'

export function getDayState(day: CalendarDay | undefined): DayState {
  if (day && !day.isAvailable) return 'refused'
  if (day?.teepeesLeft !== undefined && day.teepeesLeft <= fewTeepees) return 'few'
  return 'free'
}

/** Returns the day (`yyyy-MM-dd`) in words, with what the grid shows: 'Friday, March 6, 2026, 2 teepees left'. */
export function describeDay(
  date: string,
  day: CalendarDay | undefined,
  { locale, notAvailableBecause, teepeesLeft }: DayWords,
): string {
  const words = [formatDay(date, locale, 'day')]
  const state = getDayState(day)
  if (state === 'refused') words.push(notAvailableBecause(day?.reason))
  if (state === 'few') words.push(teepeesLeft(day?.teepeesLeft ?? 0))
  return words.join(', ')
}

type DayWords = Pick<UiWords, 'locale' | 'notAvailableBecause' | 'teepeesLeft'>

const STYLES = {
  /** `Friday, March 6, 2026` */
  day: { dateStyle: 'full' },
  /** `March 2026` */
  month: { month: 'long', year: 'numeric' },
  /** `Fri` */
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Making a formatter takes longer than all that a month needs of it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns a day (`yyyy-MM-dd`) in words of that locale. */
export function formatDay(day: string, locale: string, style: keyof typeof STYLES): string {
  const name = `${locale} ${style}`
  const formatter =
    formatters.get(name) ?? new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' })
  formatters.set(name, formatter)
  return formatter.format(toDate(day))
}
