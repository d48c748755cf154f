import { addDays, type PartyDay } from '#domain/foundation/time/party-day.ts'

/**
 * Simulates the business day by day and thing by thing, without using the calendar's own rules: a party takes its
 * things out, a crew brings them back, and a day is impossible if more is out, or more work has to be done, than there
 * is.
 */
export type SimulatedParty = {
  readonly id: number
  /** The first night. */
  readonly day: PartyDay
  readonly nights: number
  readonly theme: number
  readonly teepees: number
  readonly projectors: number
}

export type SimulatedBusiness = {
  readonly parties: readonly SimulatedParty[]
  readonly teepees: number
  readonly themeTeepees: number
  readonly projectors: number
  readonly partiesPerDay: number
  readonly turnaroundDays: number
  readonly collectsOnClosedDays: boolean
  readonly closed: readonly PartyDay[]
  /** Theme 1 takes one generator per party, from the day before until `generatorDays` after. */
  readonly generators: number
  readonly generatorDays: number
  readonly inRepair: readonly PartyDay[]
  /** Minutes of work per day; undefined if unlimited. Nobody works on Sundays. */
  readonly workMinutes: number | undefined
}

const SETUP_MINUTES = { party: 30, teepee: 10, projector: 5 }
const COLLECT_MINUTES = { party: 20, teepee: 5, projector: 2 }

/** Returns whether the party is possible besides the booked ones: no day it affects becomes impossible. */
export function canBe(party: SimulatedParty, business: SimulatedBusiness): boolean {
  const nights = nightsOf(party)
  if (nights.some((night) => business.closed.includes(night))) return false
  if (business.workMinutes !== undefined && isSunday(party.day)) return false
  const all = [...business.parties.filter(({ id }) => id !== party.id), party]
  const countOn = (night: PartyDay) => all.filter((one) => nightsOf(one).includes(night)).length
  if (nights.some((night) => countOn(night) > business.partiesPerDay)) return false
  // Covers the days before, the turnaround and the longest run of days without work, with a margin.
  for (let day = addDays(party.day, -1), left = 25; left > 0; day = addDays(day, 1), left--) {
    if (isWrongOn(day, party, all, business)) return false
  }
  return true
}

function isWrongOn(
  day: PartyDay,
  party: SimulatedParty,
  all: readonly SimulatedParty[],
  business: SimulatedBusiness,
): boolean {
  const away = all.filter((other) => areTeepeesAway(other, day, business))
  if (away.includes(party)) {
    const total = sum(away, ({ teepees }) => teepees)
    const ofTheme = sum(away, ({ theme, teepees }) => (theme === party.theme ? teepees : 0))
    if (total > business.teepees || ofTheme > business.themeTeepees) return true
    if (party.projectors > 0 && sum(away, ({ projectors }) => projectors) > business.projectors) return true
  }
  const powered = all.filter((other) => isGeneratorAway(other, day, business))
  const working = business.generators - business.inRepair.filter((broken) => broken === day).length
  if (powered.includes(party) && powered.length > working) return true
  return isTooMuchWorkOn(day, party, all, business)
}

function isTooMuchWorkOn(
  day: PartyDay,
  party: SimulatedParty,
  all: readonly SimulatedParty[],
  business: SimulatedBusiness,
): boolean {
  if (business.workMinutes === undefined) return false
  const setups = all.filter((other) => other.day === day)
  const collections = all.filter((other) => isBroughtBackOn(other, day, business))
  if (!setups.includes(party) && !collections.includes(party)) return false
  const minutesFor = (one: SimulatedParty, minutes: typeof SETUP_MINUTES) =>
    minutes.party + minutes.teepee * one.teepees + minutes.projector * one.projectors
  const needed =
    sum(setups, (one) => minutesFor(one, SETUP_MINUTES)) +
    sum(collections, (one) => minutesFor(one, COLLECT_MINUTES))
  return needed > (isSunday(day) ? 0 : business.workMinutes)
}

/** Nothing comes back on days without work. */
function areTeepeesAway(party: SimulatedParty, day: PartyDay, business: SimulatedBusiness): boolean {
  return isAway(party, business.turnaroundDays, day, business)
}

function isGeneratorAway(party: SimulatedParty, day: PartyDay, business: SimulatedBusiness): boolean {
  if (party.theme !== 1) return false
  return day === addDays(party.day, -1) || isAway(party, business.generatorDays, day, business)
}

function isAway(
  party: SimulatedParty,
  daysAfter: number,
  day: PartyDay,
  business: SimulatedBusiness,
): boolean {
  const last = lastOf(party)
  if (day < party.day) return false
  if (day <= addDays(last, daysAfter)) return true
  if (daysAfter === 0) return false
  // It is still out if nobody has worked since it was due.
  for (let due = addDays(last, daysAfter); due < day; due = addDays(due, 1)) {
    if (doesSomebodyCome(due, business)) return false
  }
  return true
}

function isBroughtBackOn(party: SimulatedParty, day: PartyDay, business: SimulatedBusiness): boolean {
  const last = lastOf(party)
  if (day <= last || !doesSomebodyCome(day, business)) return false
  for (let earlier = addDays(last, 1); earlier < day; earlier = addDays(earlier, 1)) {
    if (doesSomebodyCome(earlier, business)) return false
  }
  return true
}

function doesSomebodyCome(
  day: PartyDay,
  { closed, collectsOnClosedDays, workMinutes }: SimulatedBusiness,
): boolean {
  if (workMinutes !== undefined && isSunday(day)) return false
  return collectsOnClosedDays || !closed.includes(day)
}

function isSunday(day: PartyDay): boolean {
  return new Date(`${day}T12:00:00Z`).getUTCDay() === 0
}

function nightsOf({ day, nights }: SimulatedParty): PartyDay[] {
  return Array.from({ length: nights }, (_, night) => addDays(day, night))
}

function lastOf({ day, nights }: SimulatedParty): PartyDay {
  return addDays(day, nights - 1)
}

function sum<Of>(of: readonly Of[], amount: (one: Of) => number): number {
  return of.reduce((total, one) => total + amount(one), 0)
}
