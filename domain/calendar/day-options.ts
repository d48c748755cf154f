import type { Refusal } from '../refusal/refusal.ts'
import { addonLeftOn, calculateResourceLoad } from '../resources/resource-availability.ts'
import { addDays, nearestFirst, type PartyDay } from '../time/party-day.ts'
import { type AvailabilityQuestion, closedBecause, dateRefusal, listAvailability } from './availability.ts'

/** How many alternative days are offered. */
const DAYS_OFFERED = 4

/** What a family can book on a requested day and around it. */
export type DayOptions = {
  readonly date: PartyDay
  readonly available: boolean
  /** The day is taken by others, so a place may become free. False for days on which no party is possible. */
  readonly isFull: boolean
  /** A sentence that tells parents why the day is not available. */
  readonly reason: Refusal['message'] | null
  /** The nearest days on which the same party is possible, in order; empty if the day is available. */
  readonly nearestDays: readonly PartyDay[]
  /** Themes that are free on the day itself; empty if the day is available. */
  readonly otherThemeIds: readonly number[]
  readonly addons: readonly AddonOption[]
}

export type AddonOption = {
  readonly addonId: number
  /** How many the party could have beside its theme and the other add-ons that were asked for. */
  readonly left: number
  /** If it is taken: the next of the checked days on which this party could have it. */
  readonly freeAgainOn: PartyDay | null
  /** No other party has taken it: the other add-ons that were asked for need what it needs. */
  readonly isTakenByOthersAsked?: true
}

type Catalogue = {
  readonly themes: readonly { readonly id: number; readonly teepeeStock: number }[]
  readonly addons: readonly { readonly id: number; readonly name: string }[]
}

/** `within` are the days to check; the question must cover them. */
export function dayOptions(
  day: PartyDay,
  within: readonly PartyDay[],
  question: AvailabilityQuestion,
  { themes, addons }: Catalogue,
): DayOptions {
  const refusal = dateRefusal(day, question)
  const isOtherThemeFree = (theme: { readonly id: number; readonly teepeeStock: number }) =>
    theme.id !== question.theme?.id && !dateRefusal(day, { ...question, theme })
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

/** Returns only add-ons that can run out. */
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
