import type { DayRoom } from '#contract/crew/agenda.ts'
import { calculateFullness, type DayFullness } from '#domain/calendar/day-fullness.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { type Language, LOCALES } from '#domain/foundation/text/language.ts'

export type YearMonth = {
  readonly name: string
  /** The weekday of its first visible day, with Sunday as 1. */
  readonly firstColumn: number
  readonly days: readonly DayRoom[]
}

export function groupByMonth(days: readonly DayRoom[], language: Language): YearMonth[] {
  const nameFormat = new Intl.DateTimeFormat(LOCALES[language], MONTH)
  const byMonth = Map.groupBy(days, (day) => day.date.slice(0, 7))
  return [...byMonth].map(([month, inMonth]) => ({
    name: nameFormat.format(new Date(`${month}-01T00:00:00Z`)),
    firstColumn: new Date(`${inMonth[0]?.date}T00:00:00Z`).getUTCDay() + 1,
    days: inMonth,
  }))
}

export function summarizeMonth({ name, days }: YearMonth, text: Text): string {
  const count = (fullness: DayFullness) => days.filter((day) => calculateFullness(day) === fullness).length
  return text('admin.availability.year.month', {
    name,
    closed: count('closed'),
    full: count('full'),
    few: count('few'),
    free: count('free'),
  })
}

/** Describes a day's square: 'Saturday, February 13, 2027: 3 of 4 parties, 18 teepees left'. */
export function describeRoom(day: DayRoom, text: Text): string {
  const { date, parties, maxParties, teepeesLeft, isUnavailable, unavailableReason } = day
  if (!isUnavailable) return text('admin.availability.year.open', { date, parties, maxParties, teepeesLeft })
  return unavailableReason === null
    ? text('admin.availability.year.closed', { date })
    : text('admin.availability.year.closedBecause', { date, reason: unavailableReason })
}

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
