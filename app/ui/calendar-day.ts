import type { UiWords } from './ui-words.ts'
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

export function dayStateOf(day: CalendarDay | undefined): DayState {
  if (day && !day.isAvailable) return 'refused'
  if (day?.teepeesLeft !== undefined && day.teepeesLeft <= fewTeepees) return 'few'
  return 'free'
}

/** Returns the day in words, with what the grid shows: 'Friday, March 6, 2026, 2 teepees left'. */
export function describeDay(
  date: Date,
  day: CalendarDay | undefined,
  { locale, notAvailableBecause, teepeesLeft }: DayWords,
): string {
  const words = [longDate(locale).format(date)]
  const state = dayStateOf(day)
  if (state === 'refused') words.push(notAvailableBecause(day?.reason))
  if (state === 'few') words.push(teepeesLeft(day?.teepeesLeft ?? 0))
  return words.join(', ')
}

type DayWords = Pick<UiWords, 'locale' | 'notAvailableBecause' | 'teepeesLeft'>

const longDate = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  })

/** Returns the day for the calendar: midnight in the browser's zone. A day has no time zone of its own. */
export function dateOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

export function dayOfDate(date: Date): string {
  return `${monthOfDate(date)}-${String(date.getDate()).padStart(2, '0')}`
}

export function monthOfDate(date: Date): string {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
}
