import type { JobKind } from '#domain/calendar/work/jobs.ts'
import { DAY_MILLISECONDS } from '../foundation/time/durations.ts'
import { addDays, type PartyDay, partyDayAt } from '../foundation/time/party-day.ts'

/** What a crew reports from a stop, roughly in the order of a visit. */
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

/** Returns whether a note contains anything but white space. */
export function isNote(typed: string): boolean {
  return typed.trim() !== ''
}

/** Events that change the state of a stop. All others only add information. */
const STATES = { on_the_way: 'on_the_way', arrived: 'arrived', done: 'done', skipped: 'skipped' } as const
type StopState = 'waiting' | (typeof STATES)[keyof typeof STATES]

type TimedEvent = { readonly kind: CrewEventKind; readonly at: Date }

/** Returns the state of a stop from its events, in order. */
export function getStopState(events: readonly Pick<TimedEvent, 'kind'>[]): StopState {
  const last = events.findLast(({ kind }) => Object.hasOwn(STATES, kind))
  return last ? STATES[last.kind as keyof typeof STATES] : 'waiting'
}

/** Returns when this kind of event was first reported. */
export function findFirst(events: readonly TimedEvent[], kind: CrewEventKind): Date | undefined {
  return events.find((event) => event.kind === kind)?.at
}

/**
 * Returns what counts for a stop on the day it is on now. A party that moves to a later day is visited anew: what was
 * reported before counts no longer, unless its crew was done, at most a day too early.
 */
export function findCurrentEvents<E extends TimedEvent>(
  events: readonly E[],
  { day, movedAt }: { readonly day: PartyDay; readonly movedAt: Date | undefined },
): readonly E[] {
  const isOutdated = ({ at }: E) => movedAt !== undefined && at < movedAt && partyDayAt(at) < day
  const outdated = events.filter(isOutdated)
  const dayBefore = addDays(day, -CREW_DAYS_AROUND)
  const isDone = outdated.some(({ kind, at }) => kind === 'done' && partyDayAt(at) >= dayBefore)
  return isDone ? events : events.filter((event) => !isOutdated(event))
}

/**
 * Tolerance for the connection's delay. A phone whose clock appears to differ by less than this from the last
 * measurement has not changed its clock.
 */
const SAME_CLOCK_MILLISECONDS = 30_000

/**
 * Returns how far a phone's clock is behind the server's, in milliseconds. `clock` is the phone's time when it sent,
 * `known` the previous measurement, which is kept while it still holds, so that a slow connection never reorders what
 * one phone reported.
 */
export function clockOffset({ clock, received, known }: ClockReading): number {
  const measured = received.getTime() - clock.getTime()
  return known !== undefined && Math.abs(measured - known) < SAME_CLOCK_MILLISECONDS ? known : measured
}

type ClockReading = { readonly clock: Date; readonly received: Date; readonly known?: number | undefined }

/**
 * Returns when something happened by the server's clock. A phone whose clock was changed in between may suggest a time
 * after `received`, or one from before its stop was on it: the time of receipt is nearer to the truth then.
 */
export function correctedTime(at: Date, { offset, received }: { offset: number; received: Date }): Date {
  const corrected = at.getTime() + offset
  const oldest = received.getTime() - OLDEST_REPORT_DAYS * DAY_MILLISECONDS
  return corrected < oldest || corrected > received.getTime() ? received : new Date(corrected)
}

/** After this many minutes the family no longer needs to hear it: a phone may have been offline all day. */
const NEWS_MINUTES = 45

/** Returns whether to tell a family that its crew is on the way. */
export function isNewsToFamily({ at, received }: { readonly at: Date; readonly received: Date }): boolean {
  return received.getTime() - at.getTime() <= NEWS_MINUTES * 60_000
}

/** Returns the id of a stop in the API: one of a booking's two visits. */
export function toStopId(bookingId: number, kind: JobKind): string {
  return `${bookingId}-${kind}`
}

export function parseStopId(id: string): { readonly bookingId: number; readonly kind: JobKind } | undefined {
  const [, bookingId, kind] = /^([1-9]\d{0,8})-(setup|collect)$/.exec(id) ?? []
  return bookingId && kind ? { bookingId: Number(bookingId), kind: kind as JobKind } : undefined
}

/** Why a stop could not be done, as a crew can choose on its phone. */
export const SKIP_REASONS = ['nobody', 'no_way_in', 'family', 'unsafe', 'time'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** Phones with an older release send the reason in the crew's own words. */
export function isSkipReason(reason: unknown): reason is SkipReason {
  return SKIP_REASONS.some((known) => known === reason)
}

/** The most events a phone sends at once. */
export const EVENTS_MAX = 100
/** The phone has the stops from yesterday through tomorrow. */
export const CREW_DAYS_AROUND = 1
/** Reports made offline are accepted until this many days after the stop. */
export const LATE_REPORT_DAYS = 3
/** A phone has a stop from the day before it on; no report is older than that when it is accepted. */
const OLDEST_REPORT_DAYS = CREW_DAYS_AROUND + LATE_REPORT_DAYS + 1
/** How many days after the collection the access details of an address are erased. */
export const ACCESS_KEPT_DAYS = 3
