import type { Refusal } from '../foundation/refusal/refusal.ts'
import { addDays, nearestFirst, type PartyDay } from '../foundation/time/party-day.ts'
import { type AvailabilityQuestion, closedBecause, dateRefusal, listAvailability } from './availability.ts'
import { addonLeftOn, calculateResourceLoad } from './resources/resource-availability.ts'

const DAYS_OFFERED = 4

/** What a family can book on and around a requested day. */
export type DayOptions = {
  readonly date: PartyDay
  readonly available: boolean
  /** Other parties have taken the day, so a place may become free. False for days on which no party is possible. */
  readonly isFull: boolean
  /** A sentence that tells parents why the day is not available. */
  readonly reason: Refusal['message'] | null
  /** The nearest days on which the same party is possible, in order; empty if the day is available. */
  readonly nearestDays: readonly PartyDay[]
  /** Themes with as many teepees that are available on the day itself; empty if the day is available. */
  readonly otherThemeIds: readonly number[]
  readonly addons: readonly AddonOption[]
}

type AddonOption = {
  readonly addonId: number
  /** How many the party could have besides its theme and the other requested add-ons. */
  readonly left: number
  /** If none are left, the next of the checked days on which this party could have it; null if there is none. */
  readonly freeAgainOn: PartyDay | null
  /** Set if the other requested add-ons use up what it needs, rather than another party. */
  readonly isTakenByOthersAsked?: true
}

type OfferedTheme = {
  readonly id: number
  readonly teepeeStock: number
  /** Of one party; null for as many as there are. */
  readonly mostTeepees: number | null
}

type Catalogue = {
  readonly themes: readonly OfferedTheme[]
  readonly addons: readonly { readonly id: number; readonly name: string }[]
}

/** Returns what a family can book instead. `within` lists the days to check; the question must cover them. */
export function dayOptions(
  day: PartyDay,
  within: readonly PartyDay[],
  question: AvailabilityQuestion,
  { themes, addons }: Catalogue,
): DayOptions {
  const refusal = dateRefusal(day, question)
  const isOtherThemeFree = (theme: OfferedTheme) =>
    theme.id !== question.theme?.id &&
    (theme.mostTeepees === null || question.teepees <= theme.mostTeepees) &&
    !dateRefusal(day, { ...question, theme })
  return {
    date: day,
    available: refusal === undefined,
    isFull: refusal?.code === 'date_unavailable' && !closedBecause(day, question),
    reason: refusal?.message ?? null,
    nearestDays: refusal ? nearestFirst(day, freeDays(within, question)).slice(0, DAYS_OFFERED).sort() : [],
    otherThemeIds: refusal ? themes.filter(isOtherThemeFree).map(({ id }) => id) : [],
    addons: addonOptions(day, within, question, addons),
  }
}

function freeDays(days: readonly PartyDay[], question: AvailabilityQuestion): PartyDay[] {
  return listAvailability(days, question)
    .filter(({ available }) => available)
    .map(({ date }) => date)
}

/** Leaves out add-ons that cannot run out. */
function addonOptions(
  day: PartyDay,
  within: readonly PartyDay[],
  question: AvailabilityQuestion,
  addons: Catalogue['addons'],
): AddonOption[] {
  const load = calculateResourceLoad(question)
  const after = within.filter((other) => other >= addDays(day, 1))
  return addons.flatMap(({ id, name }) => {
    const left = addonLeftOn(day, id, question, load)
    if (left === undefined || left === Number.POSITIVE_INFINITY) return []
    if (left > 0) return [{ addonId: id, left, freeAgainOn: null }]
    const alone = { ...question, addons: [{ addonId: id, name, quantity: 1 }] }
    if (addonLeftOn(day, id, alone, load) !== 0)
      return [{ addonId: id, left, freeAgainOn: null, isTakenByOthersAsked: true }]
    const [freeAgainOn = null] = freeDays(after, alone)
    return [{ addonId: id, left, freeAgainOn }]
  })
}
