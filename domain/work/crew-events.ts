import type { JobKind } from './jobs.ts'

/** What a crew reports from a stop, in about the order of a visit. */
export const CREW_EVENTS = [
  'loaded',
  'on_the_way',
  'arrived',
  'photo',
  'checked',
  'cash',
  'note',
  'counted',
  'damaged',
  'signed',
  'skipped',
  'done',
] as const
export type CrewEventKind = (typeof CREW_EVENTS)[number]

/** Longest note, in characters. */
export const NOTE_MAX = 2000

/** Returns whether a note says anything. */
export function isNote(typed: string): boolean {
  return typed.trim() !== ''
}

/** Events that say where a stop stands. The others add to it. */
const STATES = { on_the_way: 'on_the_way', arrived: 'arrived', done: 'done', skipped: 'skipped' } as const
type StopState = 'waiting' | (typeof STATES)[keyof typeof STATES]

type TimedEvent = { readonly kind: CrewEventKind; readonly at: Date }

/** Returns where a stop stands, by its events in their order. */
export function getStopState(events: readonly Pick<TimedEvent, 'kind'>[]): StopState {
  const last = events.findLast(({ kind }) => Object.hasOwn(STATES, kind))
  return last ? STATES[last.kind as keyof typeof STATES] : 'waiting'
}

/** Returns when something was first reported. */
export function findFirst(events: readonly TimedEvent[], kind: CrewEventKind): Date | undefined {
  return events.find((event) => event.kind === kind)?.at
}

/** What a connection takes. A phone whose clock seems to differ by less than before has the clock that it had. */
const SAME_CLOCK_MILLISECONDS = 30_000

/**
 * Returns how far a phone's clock is behind the server's, in milliseconds. `clock` is what it showed when the phone sent,
 * `known` what was measured before: while it still holds it is kept, so that a slow connection never changes the order
 * of what one phone reported.
 */
export function clockOffset({ clock, received, known }: ClockReading): number {
  const measured = received.getTime() - clock.getTime()
  return known !== undefined && Math.abs(measured - known) < SAME_CLOCK_MILLISECONDS ? known : measured
}

type ClockReading = { readonly clock: Date; readonly received: Date; readonly known?: number | undefined }

/**
 * Returns when something happened by the server's clock. Nothing happened after it was received: a clock that was set
 * back in between would say so.
 */
export function correctedTime(at: Date, { offset, received }: { offset: number; received: Date }): Date {
  return new Date(Math.min(at.getTime() + offset, received.getTime()))
}

/** What a family hears later than this is no news to it: a phone may have been without a network all day. */
const NEWS_MINUTES = 45

/** Returns whether a family is told that its crew has set off. */
export function isNewsToFamily({ at, received }: { readonly at: Date; readonly received: Date }): boolean {
  return received.getTime() - at.getTime() <= NEWS_MINUTES * 60_000
}

/** The name of a stop in the API: one of a booking's two visits. */
export function toStopId(bookingId: number, kind: JobKind): string {
  return `${bookingId}-${kind}`
}

export function parseStopId(id: string): { readonly bookingId: number; readonly kind: JobKind } | undefined {
  const [, bookingId, kind] = /^([1-9]\d{0,8})-(setup|collect)$/.exec(id) ?? []
  return bookingId && kind ? { bookingId: Number(bookingId), kind: kind as JobKind } : undefined
}

/** Why a stop could not be done, as the phone lets its crew choose. */
export const SKIP_REASONS = ['nobody', 'no_way_in', 'family', 'unsafe', 'time'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** Phones of an earlier release told the reason in the words of their crew. */
export function isSkipReason(reason: unknown): reason is SkipReason {
  return SKIP_REASONS.some((known) => known === reason)
}

/** How many events a phone sends at once. */
export const EVENTS_MAX = 100
/** The phone has the stops of yesterday to tomorrow. */
export const CREW_DAYS_AROUND = 1
/** What was reported without a network arrives until this many days after the stop. */
export const LATE_REPORT_DAYS = 3
/** How many days after the collection the access to an address is erased. */
export const ACCESS_KEPT_DAYS = 3
