import type { JobKind } from '#domain/calendar/work/jobs.ts'
import type { Workday } from '#domain/calendar/work/work-settings.ts'
import { type Message, message } from '../foundation/messages/message.ts'
import { toMinutes, toTime } from '../foundation/time/time-of-day.ts'
import { bestRoute, routeMinutes } from './best-route.ts'

/** One job at one address. */
export type Stop = {
  readonly kind: JobKind
  /** Minutes of work at the address. */
  readonly minutes: number
  /** The delivery window promised to the family; a collection has none. */
  readonly window?: { readonly from: string; readonly to: string } | undefined
  /** Where the owner placed it; undefined if the program places it. */
  readonly placed?:
    | {
        readonly crew: number
        readonly place: number
        /** In minutes after midnight: the crew never comes earlier, even if it could. */
        readonly notBefore?: number | undefined
      }
    | undefined
}

/** Minutes from one stop to the next; undefined stands for the depot. */
export type Travel<S> = (from: S | undefined, to: S | undefined) => number

type PlannedStop<S> = {
  readonly stop: S
  readonly driveMinutes: number
  /** In minutes after midnight. */
  readonly arrivesAt: number
  readonly endsAt: number
  /** Why this plan does not work, one sentence each. */
  readonly conflicts: readonly Message[]
}

export type CrewPlan<S> = {
  readonly crew: number
  readonly stops: readonly PlannedStop<S>[]
  readonly driveMinutes: number
  readonly backAt: number
}

/** Plans a day: which crew does which stop, in which order and at what time. */
export function planDay<S extends Stop>(
  stops: readonly S[],
  workday: Workday | undefined,
  travel: Travel<S>,
): CrewPlan<S>[] {
  const lists = stops.some(({ placed }) => placed)
    ? placedLists(stops, workday)
    : suggestedLists(stops, workday, travel)
  return lists.map((list, index) => planCrew(index + 1, list, workday, travel))
}

/** Keeps the owner's placement; other stops go to the crew with the least work. */
function placedLists<S extends Stop>(stops: readonly S[], workday: Workday | undefined): S[][] {
  const highest = Math.max(...stops.map(({ placed }) => placed?.crew ?? 1))
  const lists = emptyLists<S>(Math.max(highest, workday?.crews ?? 1))
  const inPlace = stops.filter(({ placed }) => placed)
  inPlace.sort((a, b) => (a.placed?.place ?? 0) - (b.placed?.place ?? 0))
  for (const stop of inPlace) lists[(stop.placed?.crew ?? 1) - 1]?.push(stop)
  for (const stop of stops) if (!stop.placed) leastBusy(lists).push(stop)
  return lists
}

function suggestedLists<S extends Stop>(
  stops: readonly S[],
  workday: Workday | undefined,
  travel: Travel<S>,
): S[][] {
  const lists = emptyLists<S>(workday?.crews ?? 1)
  for (const stop of byPromise(stops)) leastBusy(lists).push(stop)
  return lists.map((list) => suggestedOrder(list, workday, travel))
}

/**
 * Returns the shortest order that keeps every promised window. If there is none, collections come first, then setups by
 * their windows.
 */
function suggestedOrder<S extends Stop>(
  stops: readonly S[],
  workday: Workday | undefined,
  travel: Travel<S>,
): S[] {
  const shortest = shortestOrder(stops, travel)
  if (planCrew(1, shortest, workday, travel).stops.every(({ conflicts }) => conflicts.length === 0))
    return shortest
  const collections = stops.filter(({ kind }) => kind === 'collect')
  return [...shortestOrder(collections, travel), ...byPromise(stops.filter(({ kind }) => kind === 'setup'))]
}

/** Returns the stops in the order of the shortest route, ignoring promised windows. */
export function shortestOrder<S extends Stop>(stops: readonly S[], travel: Travel<S>): S[] {
  const route = bestRoute(stops.length, (from, to) => travel(stops[from], stops[to]))
  return route.flatMap((index) => stops[index] ?? [])
}

function byPromise<S extends Stop>(stops: readonly S[]): S[] {
  const promised = ({ window }: S) => (window ? toMinutes(window.to) : 0)
  return [...stops].sort((a, b) => promised(a) - promised(b))
}

function emptyLists<S>(count: number): S[][] {
  return Array.from({ length: count }, () => [])
}

function leastBusy<S extends Stop>(lists: S[][]): S[] {
  const busy = (list: readonly S[]) => list.reduce((sum, { minutes }) => sum + minutes, 0)
  return lists.reduce((least, list) => (busy(list) < busy(least) ? list : least))
}

/** Returns when a crew that starts at the beginning of the working day reaches each of its stops. */
function planCrew<S extends Stop>(
  crew: number,
  stops: readonly S[],
  workday: Workday | undefined,
  travel: Travel<S>,
): CrewPlan<S> {
  let now = workday?.fromMinute ?? 0
  let last: S | undefined
  const planned = stops.map((stop): PlannedStop<S> => {
    const driveMinutes = travel(last, stop)
    const promisedFrom = stop.window ? toMinutes(stop.window.from) : 0
    const earliest = Math.max(promisedFrom, stop.placed?.notBefore ?? 0)
    const arrivesAt = Math.max(now + driveMinutes, earliest)
    const endsAt = arrivesAt + stop.minutes
    now = endsAt
    last = stop
    return {
      stop,
      driveMinutes,
      arrivesAt,
      endsAt,
      conflicts: findConflicts(crew, stop, { arrivesAt, endsAt }, workday),
    }
  })
  const home = stops.length === 0 ? 0 : travel(last, undefined)
  const driveMinutes = routeMinutes(
    stops.map((_, index) => index),
    (from, to) => travel(stops[from], stops[to]),
  )
  return { crew, stops: planned, driveMinutes, backAt: now + home }
}

type Times = { readonly arrivesAt: number; readonly endsAt: number }

function findConflicts(
  crew: number,
  { window }: Stop,
  times: Times,
  workday: Workday | undefined,
): Message[] {
  if (!workday) return [message('work.nobodyWorks')]
  const { crews, toMinute } = workday
  const conflicts: Message[] = []
  if (crew > crews) conflicts.push(message('work.fewCrews', { crews }))
  if (window && times.arrivesAt > toMinutes(window.to))
    conflicts.push(message('work.arrivesLate', { arrives: toTime(times.arrivesAt), until: window.to }))
  if (times.endsAt > toMinute) conflicts.push(message('work.notDoneInTime', { ends: toTime(toMinute) }))
  return conflicts
}
