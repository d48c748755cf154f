import { formatDay } from '#app/ui/calendar/calendar-day.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { type Language, LOCALES } from '#domain/foundation/text/language.ts'
import {
  addDays,
  addMonths,
  dayRange,
  formatLong,
  formatShort,
  isPartyDay,
  type PartyDay,
  weekdayOf,
} from '#domain/foundation/time/party-day.ts'

export const CALENDAR_RANGES = ['month', 'week', 'day', 'list'] as const
export type CalendarRange = (typeof CALENDAR_RANGES)[number]

const LIST_DAYS = 28

/** Parses the range in the URL; defaults to this month if it is invalid. */
export function readRange(asked: URLSearchParams, today: PartyDay): { range: CalendarRange; day: PartyDay } {
  const day = asked.get('day') ?? ''
  return {
    range: CALENDAR_RANGES.find((range) => range === asked.get('range')) ?? 'month',
    day: isPartyDay(day) ? day : today,
  }
}

/**
 * Returns the visible days: whole weeks from Sunday for a month or week, otherwise a range from one day on.
 */
export function daysOnView(range: CalendarRange, day: PartyDay): { from: PartyDay; to: PartyDay } {
  if (range === 'day') return { from: day, to: day }
  if (range === 'list') return { from: day, to: addDays(day, LIST_DAYS - 1) }
  if (range === 'week') return { from: sundayBefore(day), to: addDays(sundayBefore(day), 6) }
  const from = sundayBefore(getMonthStart(day))
  const monthEnd = addDays(stepFrom('month', day, 1), -1)
  return { from, to: addDays(sundayBefore(monthEnd), 6) }
}

export function stepFrom(range: CalendarRange, day: PartyDay, by: 1 | -1): PartyDay {
  if (range === 'month') return getMonthStart(addMonths(day, by))
  const days = { week: 7, day: 1, list: LIST_DAYS }[range]
  return addDays(day, days * by)
}

/** Returns 'February 2027', 'Week of Feb 7, 2027', the day, or the first and last day. */
export function rangeWords(range: CalendarRange, day: PartyDay, text: Text): string {
  const { from, to } = daysOnView(range, day)
  switch (range) {
    case 'day':
      return formatLong(day, text.language)
    case 'list':
      return `${formatShort(from, text.language)} – ${formatShort(to, text.language)}`
    case 'week':
      return text('admin.calendar.weekOf', { day: from })
    case 'month':
      return formatDay(day, text.locale, 'month')
  }
}

/** Returns 'Sun' to 'Sat'. */
export function weekdayNames(language: Language): string[] {
  const { from, to } = daysOnView('week', '2027-01-04')
  return dayRange(from, to).map((day) => formatDay(day, LOCALES[language], 'weekday'))
}

function sundayBefore(day: PartyDay): PartyDay {
  return addDays(day, -weekdayOf(day))
}

function getMonthStart(day: PartyDay): PartyDay {
  return `${day.slice(0, 7)}-01`
}
