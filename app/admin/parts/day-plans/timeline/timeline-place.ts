import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import { toMinutes, toTime } from '#domain/foundation/time/time-of-day.ts'
import { type StopOrder, stopKey } from '../stop-order.ts'

/** Minutes since midnight. */
export type Span = { readonly from: number; readonly to: number }

const HOUR = 60
/** Also shows the stops of a day on which nobody works. */
const USUAL: Span = { from: 8 * HOUR, to: 20 * HOUR }

/** Returns the hours a day's timeline spans: all working hours and every stop. */
export function getSpan({ window, plans }: Pick<DayPlan, 'window' | 'plans'>): Span {
  const stops = plans.flatMap((plan) => plan.stops)
  const { from, to } = window ? { from: toMinutes(window.from), to: toMinutes(window.to) } : USUAL
  const first = Math.min(from, ...stops.map(({ arrivesAt }) => toMinutes(arrivesAt)))
  const last = Math.max(to, ...stops.map(({ endsAt }) => toMinutes(endsAt)))
  return { from: Math.floor(first / HOUR) * HOUR, to: Math.ceil(last / HOUR) * HOUR }
}

/** Returns how far along a timeline a minute is, from 0 to 1. */
export function toShare(minute: number, { from, to }: Span): number {
  return (minute - from) / (to - from)
}

export function listHours({ from, to }: Span): number[] {
  return Array.from({ length: (to - from) / HOUR }, (_, index) => from + index * HOUR)
}

type TimedStop = Pick<JobStop, 'bookingId' | 'kind' | 'arrivesAt' | 'endsAt'>

/** Returns the zero-based position among a crew's stops for one dropped around a minute. */
export function placeAround(stops: readonly TimedStop[], key: string, minute: number): number {
  return stops.filter((stop) => stopKey(stop) !== key && getMiddle(stop) < minute).length
}

function getMiddle({ arrivesAt, endsAt }: Pick<TimedStop, 'arrivesAt' | 'endsAt'>): number {
  return (toMinutes(arrivesAt) + toMinutes(endsAt)) / 2
}

export type StopPosition = { readonly crew: number; readonly place: number }

type DroppedStop = Pick<JobStop, 'kind' | 'arrivesAt' | 'notBefore'> & {
  readonly party: Pick<JobStop['party'], 'deliveryWindow'>
}

/** Dropped times are rounded to this many minutes, since a hand is not exact. */
const STEP = 15

/**
 * Returns the "not before" hour of a stop whose start was dropped at a minute. Undefined if the crew cannot
 * arrive that early anyway: it comes straight from the previous stop, which ends at `freeFrom`.
 */
export function findDropHour(stop: DroppedStop, minute: number, freeFrom: number): string | undefined {
  const { kind, arrivesAt, notBefore, party } = stop
  if (Math.abs(minute - toMinutes(arrivesAt)) < STEP) return notBefore
  const rounded = Math.round(minute / STEP) * STEP
  const promised = kind === 'setup' ? toMinutes(party.deliveryWindow.from) : 0
  return rounded > Math.max(freeFrom, promised) ? toTime(rounded) : undefined
}

const STEPS: Readonly<Record<string, StopPosition>> = {
  ArrowLeft: { crew: 0, place: -1 },
  ArrowRight: { crew: 0, place: 1 },
  ArrowUp: { crew: -1, place: 0 },
  ArrowDown: { crew: 1, place: 0 },
}

/** Returns where a key moves a picked-up stop; undefined if it does not move. Both numbers are zero-based. */
export function stepByKey(
  key: string,
  at: StopPosition,
  order: StopOrder,
  stop: string,
): StopPosition | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const crew = Math.min(Math.max(at.crew + step.crew, 0), order.length - 1)
  return { crew, place: Math.min(Math.max(at.place + step.place, 0), countOthers(order, crew, stop)) }
}

/** Returns how many other stops a crew has, which is this stop's last position there. */
export function countOthers(order: StopOrder, crew: number, stop: string): number {
  return order[crew]?.filter((job) => stopKey(job) !== stop).length ?? 0
}

/** Returns whether two orders have the same stops in the same sequence, with the same hours. */
export function isSameOrder(one: StopOrder, other: StopOrder): boolean {
  const toJobKey = (job: StopOrder[number][number]) => `${stopKey(job)} ${job.notBefore ?? ''}`
  const toText = (order: StopOrder) => order.map((list) => list.map(toJobKey).join(', ')).join(' | ')
  return toText(one) === toText(other)
}
