import type { UiText } from '../ui-text.ts'
import { toDate } from './calendar-month.ts'

/** What is known about days, by their `yyyy-MM-dd`. */
export type CalendarDay = {
  isAvailable: boolean
  /** Announced if the day cannot be selected: 'Fully booked'. */
  reason?: string | undefined
  /** Shown as a hint if few are left. */
  teepeesLeft?: number | undefined
  /** Shown below the day: '$350'. */
  price?: string | undefined
  /** Announced: '$350.00 (Weekend)'. */
  priceInWords?: string | undefined
}

/** Days show the number of teepees left from here down. */
const fewTeepees = 4

export type DayState = 'free' | 'few' | 'refused'

export function getDayState(day: CalendarDay | undefined): DayState {
  if (day && !day.isAvailable) return 'refused'
  if (day?.teepeesLeft !== undefined && day.teepeesLeft <= fewTeepees) return 'few'
  return 'free'
}

type DescribedDay = { date: string; known: CalendarDay | undefined; isToday: boolean }

/** Describes a day (`yyyy-MM-dd`) as the grid shows it: 'Friday, March 6, 2026, 2 teepees left'. */
export function describeDay({ date, known: day, isToday }: DescribedDay, text: UiText): string {
  const name = formatDay(date, text.locale, 'day')
  const words = [isToday ? text('ui.todayIs', { day: name }) : name]
  const state = getDayState(day)
  const reason = day?.reason
  if (state === 'refused')
    words.push(reason ? text('ui.notAvailableBecause', { reason }) : text('ui.notAvailableInSentence'))
  if (state === 'few') words.push(text('ui.teepeesLeft', { count: day?.teepeesLeft ?? 0 }))
  if (state !== 'refused' && day?.priceInWords) words.push(day.priceInWords)
  return words.join(', ')
}

const STYLES = {
  /** `Friday, March 6, 2026` */
  day: { dateStyle: 'full' },
  /** `March 2026` */
  month: { month: 'long', year: 'numeric' },
  /** `Fri` */
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Cached: constructing a formatter costs more than formatting a whole month. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formats a day (`yyyy-MM-dd`) for a locale. */
export function formatDay(day: string, locale: string, style: keyof typeof STYLES): string {
  const name = `${locale} ${style}`
  const formatter =
    formatters.get(name) ?? new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' })
  formatters.set(name, formatter)
  return formatter.format(toDate(day))
}
