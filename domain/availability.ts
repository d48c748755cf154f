import { addDays, BOOKABLE_DAYS_AHEAD, bookableRange, formatLong, type PartyDay } from './party-day.ts'
import { type Refusal, refuse } from './refusal.ts'

/** Parties already on the calendar, one by one or added up per day and theme. */
export type Occupation = {
  readonly bookingDate: PartyDay
  readonly themeId: number
  readonly teepees: number
  readonly parties: number
}

export type CapacityLimits = {
  readonly maxPartiesPerDay: number
  /** All teepees the business owns, whatever their theme. */
  readonly teepeeStock: number
  /** Days after the party until its teepees are free again. */
  readonly turnaroundDays: number
}

export type AvailabilityQuestion = {
  /** How many teepees the new party needs. */
  readonly teepees: number
  /** Without a theme only the whole stock counts. */
  readonly theme?: { readonly id: number; readonly teepeeStock: number } | undefined
  readonly today: PartyDay
  /** Must cover `occupationWindow` of the days asked about; a booking that is moved leaves itself out. */
  readonly occupations: readonly Occupation[]
  /** Days the owner closed, each with the owner's reason or null. */
  readonly unavailable: ReadonlyMap<PartyDay, string | null>
  readonly limits: CapacityLimits
}

export type DayAvailability = {
  readonly date: PartyDay
  readonly available: boolean
  /** The most teepees a party on this day could have; 0 where no party is possible at all. */
  readonly teepeesLeft: number
  /** A sentence for parents that says why not; null on an available day. */
  readonly reason: string | null
}

/** The days whose parties share teepees with a party between `from` and `to`. */
export function occupationWindow(
  from: PartyDay,
  to: PartyDay,
  { turnaroundDays }: Pick<CapacityLimits, 'turnaroundDays'>,
): { readonly from: PartyDay; readonly to: PartyDay } {
  return { from: addDays(from, -turnaroundDays), to: addDays(to, turnaroundDays) }
}

/** Returns for every day asked about, in their order, in time linear in days and occupations. */
export function availabilityOfDays(
  days: readonly PartyDay[],
  question: AvailabilityQuestion,
): DayAvailability[] {
  const load = loadOf(question)
  return days.map((day) => availabilityOf(day, question, load))
}

/** Why a party cannot be on that day, in the same words as the calendar. */
export function dateRefusal(day: PartyDay, question: AvailabilityQuestion): DateRefusal | undefined {
  const { why } = roomOn(day, question, loadOf(question))
  return why && { ...refuse('date_unavailable', sentenceOf(why)), fact: why.fact }
}

/** `fact` is the message without its advice to customers, for staff who took the day all the same. */
export type DateRefusal = Refusal & { readonly fact: string }

type Why = { readonly fact: string; readonly advice: string }

function sentenceOf({ fact, advice }: Why): string {
  return `${fact} ${advice}`
}

export type DayOccupancy = {
  readonly date: PartyDay
  readonly parties: number
  /** Those of earlier parties still waiting for their turnaround included. */
  readonly teepeesInUse: number
}

/** How much of each day is taken, for those who plan the work rather than book it. */
export function occupancyOfDays(
  days: readonly PartyDay[],
  question: Pick<AvailabilityQuestion, 'occupations' | 'limits'>,
): DayOccupancy[] {
  const load = loadOf(question)
  return days.map((date) => ({
    date,
    parties: load.parties.get(date) ?? 0,
    teepeesInUse: load.teepees.get(date) ?? 0,
  }))
}

type Load = {
  readonly parties: ReadonlyMap<PartyDay, number>
  /** Teepees in use per day, those still waiting for their turnaround included. */
  readonly teepees: ReadonlyMap<PartyDay, number>
  readonly themeTeepees: ReadonlyMap<PartyDay, number>
}

function loadOf({
  occupations,
  theme,
  limits,
}: Pick<AvailabilityQuestion, 'occupations' | 'theme' | 'limits'>): Load {
  const parties = new Map<PartyDay, number>()
  const booked = new Map<PartyDay, number>()
  const themeBooked = new Map<PartyDay, number>()
  for (const occupation of occupations) {
    increase(parties, occupation.bookingDate, occupation.parties)
    increase(booked, occupation.bookingDate, occupation.teepees)
    if (occupation.themeId === theme?.id) increase(themeBooked, occupation.bookingDate, occupation.teepees)
  }
  return {
    parties,
    teepees: throughTurnaround(booked, limits.turnaroundDays),
    themeTeepees: throughTurnaround(themeBooked, limits.turnaroundDays),
  }
}

function increase(counts: Map<PartyDay, number>, day: PartyDay, by: number): void {
  counts.set(day, (counts.get(day) ?? 0) + by)
}

function throughTurnaround(booked: ReadonlyMap<PartyDay, number>, turnaroundDays: number) {
  const inUse = new Map<PartyDay, number>()
  for (const [bookingDate, teepees] of booked) {
    for (let after = 0; after <= turnaroundDays; after++)
      increase(inUse, addDays(bookingDate, after), teepees)
  }
  return inUse
}

function availabilityOf(day: PartyDay, question: AvailabilityQuestion, load: Load): DayAvailability {
  const { why, teepeesLeft } = roomOn(day, question, load)
  return { date: day, available: !why, teepeesLeft, reason: why ? sentenceOf(why) : null }
}

/** The teepees a party on this day could have, and why it cannot be, if so. */
function roomOn(
  day: PartyDay,
  question: AvailabilityQuestion,
  load: Load,
): { readonly why: Why | undefined; readonly teepeesLeft: number } {
  const impossible = noPartyBecause(day, question, load)
  if (impossible) return { why: impossible, teepeesLeft: 0 }
  const teepeesLeft = freeTeepees(day, question, load)
  return { why: teepeesLeft >= question.teepees ? undefined : tooFewTeepees(day, teepeesLeft), teepeesLeft }
}

const OTHER_DATE = 'Please choose another date.'

function noPartyBecause(day: PartyDay, question: AvailabilityQuestion, load: Load): Why | undefined {
  const { today, unavailable, limits } = question
  const { first, last } = bookableRange(today)
  if (day < first) return { fact: `${formatLong(day)} has already passed.`, advice: OTHER_DATE }
  if (day > last) {
    return {
      fact: `We take bookings up to ${BOOKABLE_DAYS_AHEAD} days ahead, through ${formatLong(last)}.`,
      advice: 'Please choose an earlier date.',
    }
  }
  if (unavailable.has(day)) {
    const reason = unavailable.get(day)
    const because = reason ? ` (${reason})` : ''
    return { fact: `We are not available on ${formatLong(day)}${because}.`, advice: OTHER_DATE }
  }
  if ((load.parties.get(day) ?? 0) >= limits.maxPartiesPerDay) {
    return { fact: `${formatLong(day)} is fully booked.`, advice: OTHER_DATE }
  }
  return undefined
}

/** A new party keeps its teepees through its own turnaround, so they must be free on each of those days. */
function freeTeepees(day: PartyDay, { limits, theme }: AvailabilityQuestion, load: Load): number {
  let free = Number.POSITIVE_INFINITY
  for (let after = 0; after <= limits.turnaroundDays; after++) {
    const occupied = addDays(day, after)
    free = Math.min(free, limits.teepeeStock - (load.teepees.get(occupied) ?? 0))
    if (theme) free = Math.min(free, theme.teepeeStock - (load.themeTeepees.get(occupied) ?? 0))
  }
  return Math.max(0, free)
}

function tooFewTeepees(day: PartyDay, teepeesLeft: number): Why {
  if (teepeesLeft === 0) return { fact: `No teepees are left on ${formatLong(day)}.`, advice: OTHER_DATE }
  const left = teepeesLeft === 1 ? '1 teepee is' : `${teepeesLeft} teepees are`
  return {
    fact: `Only ${left} left on ${formatLong(day)}.`,
    advice: 'Please choose fewer teepees or another date.',
  }
}
