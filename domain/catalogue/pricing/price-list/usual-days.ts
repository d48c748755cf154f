import { addDays, BOOKABLE_DAYS_AHEAD, type PartyDay, weekdayOf } from '#domain/foundation/time/party-day.ts'
import type { DaySpan } from './price-rule.ts'

const MONDAY = 1
const THURSDAY = 4

/** Those of the same date every year. */
const YEARLY = {
  newYear: { from: '12-31', to: '01-01' },
  juneteenth: { from: '06-19', to: '06-19' },
  independence: { from: '07-03', to: '07-04' },
  summer: { from: '06-05', to: '08-11' },
  halloween: { from: '10-31', to: '10-31' },
  veterans: { from: '11-10', to: '11-11' },
  christmas: { from: '12-24', to: '12-25' },
} satisfies Record<string, DaySpan>

/** Those that begin on a weekday: the nights that children may stay up, as no school follows. */
const MOVING = {
  king: (year: number) => weekendOf(findDay(`${year}-01-01`, MONDAY, 3)),
  presidents: (year: number) => weekendOf(findDay(`${year}-02-01`, MONDAY, 3)),
  spring: (year: number) => breakOf(findDay(`${year}-03-01`, MONDAY, 4), 1),
  memorial: (year: number) => weekendOf(findDay(`${year}-05-25`, MONDAY, 1)),
  labor: (year: number) => weekendOf(findDay(`${year}-09-01`, MONDAY, 1)),
  thanksgiving: (year: number) => breakOf(addDays(findDay(`${year}-11-01`, THURSDAY, 4), -3), 1),
  winter: (year: number) => breakOf(findDay(`${year}-12-20`, MONDAY, 1), 2),
} satisfies Record<string, (year: number) => DaySpan>

export type UsualDays = DaySpan & { readonly id: keyof typeof YEARLY | keyof typeof MOVING }

/**
 * Returns US holidays and the breaks of Miami-Dade’s schools for rules to begin with, next ones first. Schools set their
 * breaks anew each year; these are the weeks of the years before.
 */
export function listUsualDays(today: PartyDay): UsualDays[] {
  const year = Number(today.slice(0, 4))
  const last = addDays(today, BOOKABLE_DAYS_AHEAD)
  const moving = Object.entries(MOVING).flatMap(([id, spanIn]) =>
    [year - 1, year, year + 1].map((each) => ({ id: id as keyof typeof MOVING, ...spanIn(each) })),
  )
  const ahead = moving.filter(({ from, to }) => to >= today && from <= last)
  const yearly = Object.entries(YEARLY).map(([id, span]) => ({ id: id as keyof typeof YEARLY, ...span }))
  return [...ahead.sort((one, other) => one.from.localeCompare(other.from)), ...yearly]
}

/** Returns the nth such weekday from a day on. */
function findDay(from: PartyDay, weekday: number, nth: number): PartyDay {
  return addDays(from, ((weekday - weekdayOf(from) + 7) % 7) + (nth - 1) * 7)
}

/** The nights before a free Monday. */
function weekendOf(monday: PartyDay): DaySpan {
  return { from: addDays(monday, -3), to: addDays(monday, -1) }
}

/** From the Friday before some weeks without school to the Saturday after them. */
function breakOf(monday: PartyDay, weeks: number): DaySpan {
  return { from: addDays(monday, -3), to: addDays(monday, weeks * 7 - 2) }
}
