import { type Language, LOCALES } from '#domain/text/language.ts'
import { addDays, formatShort, type PartyDay } from '#domain/time/party-day.ts'
import { BOOKINGS_WORDS } from './bookings-words.ts'

export type CalendarRange = 'month' | 'week'

/** Returns the visible days: whole weeks from Sunday, of the month or of the one week. */
export function daysOnView(range: CalendarRange, day: PartyDay): { from: PartyDay; to: PartyDay } {
  if (range === 'week') return { from: sundayBefore(day), to: addDays(sundayBefore(day), 6) }
  const from = sundayBefore(firstOfMonth(day))
  const lastOfMonth = addDays(firstOfMonth(nextMonth(day, 1)), -1)
  return { from, to: addDays(sundayBefore(lastOfMonth), 6) }
}

export function stepFrom(range: CalendarRange, day: PartyDay, by: 1 | -1): PartyDay {
  return range === 'week' ? addDays(day, 7 * by) : nextMonth(day, by)
}

/** Returns 'February 2027', or 'Week of Feb 7, 2027'. */
export function rangeWords(range: CalendarRange, day: PartyDay, language: Language): string {
  if (range === 'week') return BOOKINGS_WORDS[language].days.weekOf(formatShort(sundayBefore(day), language))
  return new Intl.DateTimeFormat(LOCALES[language], MONTH).format(midnight(day))
}

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

function sundayBefore(day: PartyDay): PartyDay {
  return addDays(day, -midnight(day).getUTCDay())
}

function firstOfMonth(day: PartyDay): PartyDay {
  return `${day.slice(0, 7)}-01`
}

function nextMonth(day: PartyDay, by: 1 | -1): PartyDay {
  return firstOfMonth(addDays(firstOfMonth(day), by === 1 ? 31 : -1))
}

function midnight(day: PartyDay): Date {
  return new Date(`${day}T00:00:00Z`)
}
