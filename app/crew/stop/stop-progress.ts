import type { CrewStop } from '#contract/crew/crew.ts'
import { describeTeepees, toFirstName } from '#domain/calendar/resources/van-load.ts'
import { type CrewEventKind, getStopState } from '#domain/crew/crew-events.ts'
import { CREW_STEPS, type CrewStep, type StepNeeds } from '#domain/crew/crew-steps.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { KeptEvent } from '../queue/crew-database.ts'

type Happened = {
  readonly id: string
  readonly kind: CrewEventKind
  readonly at: string
  readonly item?: string | undefined
}

/** A stop's progress, from the server's data and what is queued on this phone. */
export type StopProgress = {
  readonly state: ReturnType<typeof getStopState>
  /** When each was first reported. */
  readonly times: Readonly<Partial<Record<CrewEventKind, string>>>
  /** What was checked, by its name on the load list, and when. */
  readonly checked: ReadonlyMap<string, string>
  readonly damaged: ReadonlySet<string>
}

/**
 * Rejected events do not count: the office was never told. Neither do those made for an earlier day than `date`, the
 * stop's own, unless the server still counts them: the party has moved since. What was reported in another language
 * counts as well.
 */
export function toProgress(
  stop: Pick<CrewStop, 'events' | 'teepeeNames'>,
  date: PartyDay,
  kept: readonly KeptEvent[],
): StopProgress {
  const known = new Set(stop.events.map(({ id }) => id))
  const own = kept.filter(({ id, status, day }) => status !== 'refused' && day >= date && !known.has(id))
  const happened: readonly Happened[] = [...stop.events, ...own.map(asHappened)]
  const times: Partial<Record<CrewEventKind, string>> = {}
  for (const { kind, at } of happened) times[kind] ??= at
  const toItemEntries = (wanted: CrewEventKind) =>
    happened.flatMap(({ kind, item, at }) =>
      kind === wanted && item ? [[toFirstName(item, stop.teepeeNames), at] as const] : [],
    )
  return {
    state: getStopState(happened),
    times,
    checked: new Map(toItemEntries('checked')),
    damaged: new Set(toItemEntries('damaged').map(([item]) => item)),
  }
}

function asHappened({ id, kind, at, data }: KeptEvent): Happened {
  return { id, kind, at, item: typeof data.item === 'string' ? data.item : undefined }
}

/** Returns whether the crew still has to go there. */
export function isLeft(state: StopProgress['state']): boolean {
  return state === 'waiting' || state === 'on_the_way'
}

type StopWork = {
  readonly needs: StepNeeds
  readonly progress: StopProgress
  /** The items to check one by one. */
  readonly items: readonly string[]
  /** Whether this account takes money here, and some is due. */
  readonly takesMoney: boolean
}

/** Returns the visible steps of a visit, in order. */
export function listSteps({ needs, takesMoney }: Omit<StopWork, 'progress'>): CrewStep[] {
  return CREW_STEPS.filter((step) => needs[step] !== 'off' && (step !== 'cash' || takesMoney))
}

/** Returns what is still missing before the stop can be marked as done. */
export function missingSteps(asked: StopWork): CrewStep[] {
  const { needs, progress, items } = asked
  const isDone = (step: CrewStep) =>
    step === 'checked'
      ? items.every((item) => progress.checked.has(item))
      : progress.times[step] !== undefined
  return listSteps(asked).filter((step) => needs[step] === 'required' && !isDone(step))
}

/** The events reported by the bottom bar. */
type VisitAction = 'on_the_way' | 'arrived' | 'done'

/**
 * Returns whether the work at the stop can be reported: once the crew has arrived, if arrivals are tracked.
 */
export function isOpen({ needs, progress: { state } }: Pick<StopWork, 'needs' | 'progress'>): boolean {
  if (state === 'arrived' || state === 'done') return true
  return state !== 'skipped' && needs.arrived !== 'required'
}

/** Returns the events that can be reported next; a stop is never stuck, whatever the owner requires. */
export function getActions(asked: StopWork): VisitAction[] {
  const { needs, progress } = asked
  const { state, times } = progress
  if (state === 'done' || state === 'skipped') return []
  const waits = state === 'waiting'
  const mustSetOff = needs.on_the_way === 'required' && times.on_the_way === undefined
  const offered: Readonly<Record<VisitAction, boolean>> = {
    on_the_way: mustSetOff || (waits && needs.on_the_way === 'allowed'),
    arrived: state !== 'arrived' && !mustSetOff && needs.arrived !== 'off',
    done: isOpen(asked) && missingSteps(asked).length === 0,
  }
  return (['on_the_way', 'arrived', 'done'] as const).filter((action) => offered[action])
}

export type CountedItem = { readonly name: string; readonly quantity: number }

/** Returns what is delivered, checked and counted back for a party, by the names on the load list. */
export function getItems(
  stop: Pick<CrewStop, 'themeName' | 'teepeeNames' | 'numberOfTeepees' | 'addons'>,
  text: Text,
): CountedItem[] {
  const { themeName, teepeeNames: [name = describeTeepees(themeName, text)] = [] } = stop
  return [{ name, quantity: stop.numberOfTeepees }, ...stop.addons]
}
