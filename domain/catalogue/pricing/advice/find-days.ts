import { type PartyDay, weekdayOf } from '#domain/foundation/time/party-day.ts'
import { getChance, type Share } from './fisher.ts'

/** Days that belong together: some weekdays, some months (1 is January), or both. */
export type DayGroup = { readonly weekdays: readonly number[]; readonly months: readonly number[] }

export type FoundDays = {
  readonly group: DayGroup
  readonly share: Share
  /** The same of all other days. */
  readonly others: Share
}

type Wanted = {
  /** The least number of days on which it happened. */
  readonly cases: number
  /** The least share of the group's days on which it happened. */
  readonly share: number
}

/**
 * How often something may be found in books in which there is nothing, over all groups that are looked at. Months alone
 * are harder to believe: a full day often makes the next one full, so that their days are not independent.
 */
const MISTAKES = 0.001
const MISTAKES_OF_MONTHS = 0.0001

const EVERY_WEEKDAY = [0, 1, 2, 3, 4, 5, 6]
const SCHOOL_NIGHTS = [1, 2, 3, 4]
const WEEKDAYS: readonly (readonly number[])[] = [SCHOOL_NIGHTS, ...EVERY_WEEKDAY.map((weekday) => [weekday])]
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
/** From the widest to the narrowest: what is true of all Saturdays is not told of each month's. */
const GROUPS: readonly DayGroup[] = [
  ...WEEKDAYS.map((weekdays) => ({ weekdays, months: [] })),
  ...MONTHS.map((month) => ({ weekdays: [], months: [month] })),
  ...WEEKDAYS.flatMap((weekdays) => MONTHS.map((month) => ({ weekdays, months: [month] }))),
]

type DayFacts = { readonly weekday: number; readonly month: number; readonly isCase: boolean }

/** Returns the groups of days on which something happened so much more often than on others that it is no chance. */
export function findDays(days: ReadonlyMap<PartyDay, boolean>, wanted: Wanted): FoundDays[] {
  const facts = [...days].map(([day, isCase]): DayFacts => ({ ...readDay(day), isCase }))
  const found: DayGroup[] = []
  for (const group of GROUPS) {
    const share = countDays(facts, (day) => belongs(day, group))
    if (share.cases < wanted.cases || share.cases < wanted.share * share.of) continue
    const isMonths = group.weekdays.length === 0
    const chance = (isMonths ? MISTAKES_OF_MONTHS : MISTAKES) / GROUPS.length
    const others = countDays(facts, (day) => !belongs(day, group))
    const wider = found
      .filter((one) => isPart(group, one))
      .map((one) => countDays(facts, (day) => belongs(day, one) && !belongs(day, group)))
    if ([others, ...wider].every((other) => getChance(share, other) < chance)) found.push(group)
  }
  return joinGroups(found).map((group) => ({
    group,
    share: countDays(facts, (day) => belongs(day, group)),
    others: countDays(facts, (day) => !belongs(day, group)),
  }))
}

export function isIn(day: PartyDay, group: DayGroup): boolean {
  return belongs(readDay(day), group)
}

function readDay(day: PartyDay) {
  return { weekday: weekdayOf(day), month: Number(day.slice(5, 7)) }
}

function belongs({ weekday, month }: Omit<DayFacts, 'isCase'>, { weekdays, months }: DayGroup): boolean {
  return (
    (weekdays.length === 0 || weekdays.includes(weekday)) && (months.length === 0 || months.includes(month))
  )
}

/** Returns whether all days of a group are in another one. */
function isPart(group: DayGroup, of: DayGroup): boolean {
  const isWithin = (part: readonly number[], whole: readonly number[]) =>
    whole.length === 0 || (part.length > 0 && part.every((one) => whole.includes(one)))
  return isWithin(group.weekdays, of.weekdays) && isWithin(group.months, of.months)
}

function countDays(days: readonly DayFacts[], isMeant: (day: DayFacts) => boolean): Share {
  let of = 0
  let cases = 0
  for (const day of days) {
    if (!isMeant(day)) continue
    of += 1
    if (day.isCase) cases += 1
  }
  return { cases, of }
}

/** Fridays and Saturdays of the same months are one group, and so are the Saturdays of June and July. */
function joinGroups(groups: readonly DayGroup[]): DayGroup[] {
  const join = (list: readonly DayGroup[], same: 'weekdays' | 'months', other: 'weekdays' | 'months') => {
    const getName = (group: DayGroup) => `${group[same].join()} ${group[other].length > 0}`
    return [...new Set(list.map(getName))].map((name): DayGroup => {
      const alike = list.filter((group) => getName(group) === name)
      const parts = [...new Set(alike.flatMap((group) => group[other]))].sort((a, b) => a - b)
      const whole = alike[0]?.[same] ?? []
      return same === 'weekdays' ? { weekdays: whole, months: parts } : { weekdays: parts, months: whole }
    })
  }
  return join(join(groups, 'months', 'weekdays'), 'weekdays', 'months')
}
