import { type Message, message, type TranslatedWords } from '../foundation/messages/message.ts'
import { type DateRefusal, toDateRefusal } from '../foundation/refusal/date-refusal.ts'
import type { Refusal } from '../foundation/refusal/refusal.ts'
import {
  addDays,
  BOOKABLE_DAYS_AHEAD,
  bookableRange,
  dayRange,
  daysBetween,
  nearestFirst,
  type PartyDay,
} from '../foundation/time/party-day.ts'
import { listNights, type Stay } from '../foundation/time/stay.ts'
import {
  addonsLeftOn,
  calculateResourceLoad,
  missingAddon,
  missingResource,
  planCollections,
  type ResourceLoad,
  type ResourceQuestion,
  stayFrom,
  type Verdict,
} from './resources/resource-availability.ts'
import { keptThrough, quantityOn, type StockChange } from './resources/resources.ts'
import { workdayOn } from './work/work-settings.ts'
import { bookedWorkLoad, missingWorkOn } from './work-availability.ts'
import type { WorkLoad } from './work-rule.ts'

/** How many days ahead visitors must book, and the number to call when it is later than that. */
type MinimumNotice = { readonly days: number; readonly phone: string }

export type AvailabilityQuestion = ResourceQuestion & {
  /** Without a theme, only the total stock counts. */
  readonly theme?:
    | {
        readonly id: number
        readonly teepeeStock: number
        /** Days on which there are more or fewer of the theme's kits. */
        readonly changes?: readonly StockChange[] | undefined
      }
    | undefined
  readonly today: PartyDay
  /** Days the owner closed, each with the owner's reason or null. */
  readonly unavailable: ReadonlyMap<PartyDay, TranslatedWords | null>
  /** Without it, a party can be booked for today. */
  readonly notice?: MinimumNotice | undefined
}

export type DayAvailability = {
  readonly date: PartyDay
  readonly available: boolean
  /** The most teepees a party on this day could have; 0 if no party is possible. */
  readonly teepeesLeft: number
  /** A sentence that tells parents why the day is not available; null if it is. */
  readonly reason: Refusal['message'] | null
  /** What is left of each add-on with a limited stock, by add-on id; missing if no add-on has one. */
  readonly addonsLeft?: Readonly<Record<string, number>>
}

/** Returns the availability of each requested day, in order. Runs in time linear in days and reservations. */
export function listAvailability(
  days: readonly PartyDay[],
  question: AvailabilityQuestion,
): DayAvailability[] {
  const load = calculateLoad(question)
  return days.map((day) => {
    const { teepeesLeft, refusal } = verdictOn(day, question, load)
    const addonsLeft = addonsLeftOn(day, question, load)
    return {
      date: day,
      available: refusal === undefined,
      teepeesLeft,
      reason: refusal?.message ?? null,
      ...(addonsLeft && { addonsLeft }),
    }
  })
}

/** Returns why a party cannot take place on that day, worded as in the calendar; undefined if it can. */
export function dateRefusal(day: PartyDay, question: AvailabilityQuestion): DateRefusal | undefined {
  return verdictOn(day, question, calculateLoad(question)).refusal
}

/** Returns the available days nearest to an unavailable one: one, two if equally near, or none. */
export function nearestFreeDays(
  day: PartyDay,
  within: readonly PartyDay[],
  question: AvailabilityQuestion,
): PartyDay[] {
  const load = calculateLoad(question)
  const isFree = (other: PartyDay) => !verdictOn(other, question, load).refusal
  const inOrder = nearestFirst(day, within)
  const nearest = inOrder.find(isFree)
  if (!nearest) return []
  const distance = (other: PartyDay) => Math.abs(daysBetween(day, other))
  return inOrder.filter((other) => distance(other) === distance(nearest) && isFree(other))
}

type DayOccupancy = {
  readonly date: PartyDay
  readonly parties: number
  /** Includes teepees of earlier parties that are still in turnaround. */
  readonly teepeesInUse: number
}

/** Returns how much of each day is taken, for staff who plan the work. */
export function listOccupancy(
  days: readonly PartyDay[],
  question: Pick<AvailabilityQuestion, 'reservations' | 'limits' | 'unavailable' | 'work'>,
): DayOccupancy[] {
  const load = calculateLoad(question)
  return days.map((date) => ({
    date,
    parties: load.parties.get(date) ?? 0,
    teepeesInUse: load.teepees.get(date) ?? 0,
  }))
}

type Load = ResourceLoad & {
  readonly parties: ReadonlyMap<PartyDay, number>
  /** Teepees in use per day, including those still in turnaround. */
  readonly teepees: ReadonlyMap<PartyDay, number>
  readonly themeTeepees: ReadonlyMap<PartyDay, number>
  /** Minutes of work per day; undefined if working time does not limit bookings. */
  readonly work: WorkLoad | undefined
}

function calculateLoad(question: Omit<AvailabilityQuestion, 'teepees' | 'today'>): Load {
  const { reservations, theme } = question
  const parties = new Map<PartyDay, number>()
  const teepees = new Map<PartyDay, number>()
  const themeTeepees = new Map<PartyDay, number>()
  for (const reservation of reservations) {
    for (const night of listNights(reservation)) increase(parties, night, reservation.parties)
    for (const day of teepeeDays(reservation, question)) {
      increase(teepees, day, reservation.teepees)
      if (reservation.themeId === theme?.id) increase(themeTeepees, day, reservation.teepees)
    }
  }
  return {
    parties,
    teepees,
    themeTeepees,
    work: bookedWorkLoad(question),
    ...calculateResourceLoad(question),
  }
}

function increase(counts: Map<PartyDay, number>, day: PartyDay, by: number): void {
  counts.set(day, (counts.get(day) ?? 0) + by)
}

type Turnaround = Pick<AvailabilityQuestion, 'unavailable' | 'limits' | 'work'>

function teepeeDays(stay: Stay, turnaround: Turnaround): PartyDay[] {
  const { turnaroundDays } = turnaround.limits
  return dayRange(stay.bookingDate, keptThrough(stay, turnaroundDays, planCollections(turnaround)))
}

function verdictOn(day: PartyDay, question: AvailabilityQuestion, load: Load): Verdict {
  const impossible = noPartyBecause(day, question, load)
  if (impossible) return { teepeesLeft: 0, refusal: impossible }
  const teepees = freeTeepees(day, question, load)
  const missing = missingResource(day, question, load)
  const late = missingWorkOn(day, question, load.work)
  const teepeesLeft = Math.min(teepees, missing.teepeesLeft, late.teepeesLeft)
  if (teepees < question.teepees) return { teepeesLeft, refusal: tooFewTeepees(day, teepees) }
  return { teepeesLeft, refusal: missing.refusal ?? late.refusal ?? missingAddon(day, question, load) }
}

const OTHER_DATE = message('calendar.chooseOtherDate')

function unavailableBecause(fact: Message, advice: Message = OTHER_DATE): DateRefusal {
  return toDateRefusal('date_unavailable', fact, advice)
}

function noPartyBecause(day: PartyDay, question: AvailabilityQuestion, load: Load): DateRefusal | undefined {
  const closed = closedBecause(day, question)
  if (closed) return closed
  const isFull = (night: PartyDay) => (load.parties.get(night) ?? 0) >= question.limits.maxPartiesPerDay
  const full = listNights(stayFrom(day, question)).find(isFull)
  return full === undefined ? undefined : unavailableBecause(message('calendar.fullyBooked', { day: full }))
}

/** Returns why no party can begin on a day, no matter how few are booked; undefined if it can. */
export function closedBecause(day: PartyDay, question: ClosedQuestion): DateRefusal | undefined {
  const { today, unavailable, notice, work, isSetUp } = question
  const { first, last } = bookableRange(today)
  const noticed = notice ? addDays(first, notice.days) : first
  if (day < first) return unavailableBecause(message('calendar.dayPassed', { day }))
  if (notice && day < noticed) {
    return unavailableBecause(
      message('calendar.noticeNeeded', { count: notice.days, first: noticed }),
      message('calendar.callForEarlier', { phone: notice.phone }),
    )
  }
  if (day > last) {
    return unavailableBecause(
      message('calendar.tooFarAhead', { count: BOOKABLE_DAYS_AHEAD, last }),
      message('calendar.chooseEarlierDate'),
    )
  }
  const closed = listNights(stayFrom(day, question)).find((night) => unavailable.has(night))
  if (closed) {
    const reason = unavailable.get(closed)
    return unavailableBecause(
      reason
        ? message('calendar.dayClosedBecause', { day: closed, reason })
        : message('calendar.dayClosed', { day: closed }),
    )
  }
  if (work && !isSetUp && !workdayOn(day, work))
    return unavailableBecause(message('calendar.nobodyWorks', { day }))
  return undefined
}

type ClosedQuestion = Pick<
  AvailabilityQuestion,
  'today' | 'unavailable' | 'notice' | 'work' | 'numberOfNights' | 'isSetUp'
>

/** A new party keeps its teepees through its turnaround, so they must be free on each of those days. */
function freeTeepees(day: PartyDay, question: AvailabilityQuestion, load: Load): number {
  const { limits, theme } = question
  let free = Number.POSITIVE_INFINITY
  for (const reserved of teepeeDays(stayFrom(day, question), question)) {
    const frames = { quantity: limits.teepeeStock, changes: limits.teepeeChanges ?? [] }
    free = Math.min(free, quantityOn(frames, reserved) - (load.teepees.get(reserved) ?? 0))
    if (!theme) continue
    const kits = { quantity: theme.teepeeStock, changes: theme.changes ?? [] }
    free = Math.min(free, quantityOn(kits, reserved) - (load.themeTeepees.get(reserved) ?? 0))
  }
  return Math.max(0, free)
}

function tooFewTeepees(day: PartyDay, teepeesLeft: number): DateRefusal {
  if (teepeesLeft === 0) return unavailableBecause(message('calendar.noTeepeesLeft', { day }))
  return unavailableBecause(
    message('calendar.fewTeepeesLeft', { count: teepeesLeft, day }),
    message('calendar.chooseFewerTeepees'),
  )
}
