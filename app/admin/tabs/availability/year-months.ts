import type { DayAvailability } from '#contract/availability.ts'

export type DayKind = 'free' | 'few' | 'full' | 'closed'

export type YearMonth = {
  readonly name: string
  /** The weekday of its first day on view, Sunday being 1. */
  readonly firstColumn: number
  readonly days: readonly DayAvailability[]
}

const FEW_TEEPEES = 6

export function kindOfDay(day: DayAvailability, closedDays: ReadonlySet<string>): DayKind {
  if (closedDays.has(day.date)) return 'closed'
  if (!day.available) return 'full'
  return day.teepeesLeft <= FEW_TEEPEES ? 'few' : 'free'
}

export function monthsOfDays(days: readonly DayAvailability[]): YearMonth[] {
  const byMonth = Map.groupBy(days, (day) => day.date.slice(0, 7))
  return [...byMonth].map(([month, inMonth]) => ({
    name: nameFormat.format(new Date(`${month}-01T00:00:00Z`)),
    firstColumn: new Date(`${inMonth[0]?.date}T00:00:00Z`).getUTCDay() + 1,
    days: inMonth,
  }))
}

/** 'February 2027: 2 unavailable, 1 full, 3 with few teepees left, 22 free'. */
export function summaryOfMonth({ name, days }: YearMonth, closedDays: ReadonlySet<string>): string {
  const count = (kind: DayKind) => days.filter((day) => kindOfDay(day, closedDays) === kind).length
  return `${name}: ${count('closed')} unavailable, ${count('full')} full, ${count('few')} with few teepees left, ${count('free')} free`
}

const nameFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
