import { type AvailabilityQuestion, availabilityOfDays, closedBecause, dateRefusal } from './availability.ts'
import { addDays, daysBetween, type PartyDay } from './party-day.ts'
import { addonLeftOn, resourceLoadOf } from './resource-availability.ts'
import { tell } from './sentences/said.ts'

/** How many other days are offered for one that is not free. */
const DAYS_OFFERED = 4

/** What a family that asks for a day can have, on it and around it. */
export type DayOptions = {
  readonly date: PartyDay
  readonly available: boolean
  /** Others have taken it: a place may come back. False for days on which nobody can have a party. */
  readonly isFull: boolean
  /** The sentence for parents that says why it is not available. */
  readonly reason: string | null
  /** The nearest days on which the same party could be, in their order; none while the day is available. */
  readonly nearestDays: readonly PartyDay[]
  /** Themes that are free on the day itself; none while the day is available. */
  readonly otherThemeIds: readonly number[]
  readonly addons: readonly AddonOption[]
}

export type AddonOption = {
  readonly addonId: number
  readonly left: number
  /** For one that is taken: the next day on which this party could have it, as far as was looked. */
  readonly freeAgainOn: PartyDay | null
}

type Catalogue = {
  readonly themes: readonly { readonly id: number; readonly teepeeStock: number }[]
  readonly addons: readonly { readonly id: number; readonly name: string }[]
}

/** `within` are the days looked at; the question must cover them. */
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
    isFull: refusal !== undefined && !closedBecause(day, question),
    reason: refusal ? tell(refusal.said ?? [], question.sentences) : null,
    nearestDays: refusal ? nearestOf(day, freeDays(within, question)) : [],
    otherThemeIds: refusal ? themes.filter(isOtherThemeFree).map(({ id }) => id) : [],
    addons: addonOptions(day, within, question, addons),
  }
}

function freeDays(days: readonly PartyDay[], question: AvailabilityQuestion): PartyDay[] {
  return availabilityOfDays(days, question)
    .filter(({ available }) => available)
    .map(({ date }) => date)
}

function nearestOf(day: PartyDay, free: readonly PartyDay[]): PartyDay[] {
  const distance = (other: PartyDay) => Math.abs(daysBetween(day, other))
  const nearestFirst = [...free].sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
  return nearestFirst.slice(0, DAYS_OFFERED).sort()
}

/** Only add-ons of which there is not always enough. */
function addonOptions(
  day: PartyDay,
  within: readonly PartyDay[],
  question: AvailabilityQuestion,
  addons: Catalogue['addons'],
): AddonOption[] {
  const load = resourceLoadOf(question)
  const after = within.filter((other) => other >= addDays(day, 1))
  return addons.flatMap(({ id, name }) => {
    const left = addonLeftOn(day, id, question, load)
    if (left === undefined || left === Number.POSITIVE_INFINITY) return []
    if (left > 0) return [{ addonId: id, left, freeAgainOn: null }]
    const one = [{ addonId: id, name, quantity: 1 }]
    const [freeAgainOn = null] = freeDays(after, { ...question, addons: one })
    return [{ addonId: id, left, freeAgainOn }]
  })
}
