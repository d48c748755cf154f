import type { DayRoom } from '#contract/agenda.ts'
import { teepeesInWords } from '#domain/counted.ts'
import { type DayFullness, fullnessOf } from '#domain/day-fullness.ts'
import { formatLong } from '#domain/party-day.ts'

export type YearMonth = {
  readonly name: string
  /** The weekday of its first day on view, Sunday being 1. */
  readonly firstColumn: number
  readonly days: readonly DayRoom[]
}

export function monthsOfDays(days: readonly DayRoom[]): YearMonth[] {
  const byMonth = Map.groupBy(days, (day) => day.date.slice(0, 7))
  return [...byMonth].map(([month, inMonth]) => ({
    name: nameFormat.format(new Date(`${month}-01T00:00:00Z`)),
    firstColumn: new Date(`${inMonth[0]?.date}T00:00:00Z`).getUTCDay() + 1,
    days: inMonth,
  }))
}

/** 'February 2027: 2 unavailable, 1 full, 3 nearly full, 22 free'. */
export function summaryOfMonth({ name, days }: YearMonth): string {
  const count = (fullness: DayFullness) => days.filter((day) => fullnessOf(day) === fullness).length
  return `${name}: ${count('closed')} unavailable, ${count('full')} full, ${count('few')} nearly full, ${count('free')} free`
}

/** 'Saturday, February 13, 2027: 3 of 4 parties, 18 teepees left'. */
export function wordsOfDay({ date, parties, maxParties, teepeesLeft, ...day }: DayRoom): string {
  const room = `${parties} of ${maxParties} parties, ${teepeesInWords(teepeesLeft)} left`
  return `${formatLong(date)}: ${day.isUnavailable ? (day.unavailableReason ?? 'unavailable') : room}`
}

const nameFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
