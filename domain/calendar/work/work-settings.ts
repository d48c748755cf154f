import { type PartyDay, weekdayOf } from '#domain/foundation/time/party-day.ts'
import { toMinutes } from '#domain/foundation/time/time-of-day.ts'

/** `from` and `to` are `HH:MM`. */
export type WorkWindow = { readonly from: string; readonly to: string }

/** The parts of a job's duration, in minutes. */
export type JobMinutes = { readonly base: number; readonly perTeepee: number; readonly perAddon: number }

export type WorkSettings = {
  /** If false, working time never limits bookings. */
  readonly enabled: boolean
  /** The number of crews, each with a van, that work in parallel. */
  readonly crews: number
  /** By weekday, Sunday first; null if nobody works. */
  readonly windows: readonly (WorkWindow | null)[]
  readonly setup: JobMinutes
  readonly collect: JobMinutes
  /** The driving minutes assumed per stop until the route is known. */
  readonly driveMinutes: number
  readonly milesPerHour: number
}

/** A day that differs from its usual weekday; without a window nobody works. */
export type WorkException = {
  readonly date: PartyDay
  readonly crews: number
  readonly window: WorkWindow | null
  readonly reason: string | null
}

export const CREWS_MAX = 20

const EVERY_DAY = { from: '08:00', to: '20:00' }

export const DEFAULT_WORK_SETTINGS: WorkSettings = {
  enabled: false,
  crews: 1,
  windows: Array.from({ length: 7 }, () => EVERY_DAY),
  setup: { base: 30, perTeepee: 15, perAddon: 5 },
  collect: { base: 15, perTeepee: 10, perAddon: 5 },
  driveMinutes: 25,
  milesPerHour: 30,
}

export type WorkTerms = {
  readonly settings: WorkSettings
  readonly exceptions: ReadonlyMap<PartyDay, WorkException>
}

export function toWorkTerms({
  settings,
  exceptions,
}: {
  readonly settings: WorkSettings
  readonly exceptions: readonly WorkException[]
}): WorkTerms {
  return { settings, exceptions: new Map(exceptions.map((exception) => [exception.date, exception])) }
}

/** How many crews work on a day, and when, in minutes after midnight. */
export type Workday = { readonly crews: number; readonly fromMinute: number; readonly toMinute: number }

export function workdayOn(day: PartyDay, { settings, exceptions }: WorkTerms): Workday | undefined {
  const exception = exceptions.get(day)
  const crews = exception ? exception.crews : settings.crews
  const window = exception ? exception.window : settings.windows[weekdayOf(day)]
  if (!window || crews === 0) return undefined
  return { crews, fromMinute: toMinutes(window.from), toMinute: toMinutes(window.to) }
}

export function capacityMinutes(workday: Workday | undefined): number {
  return workday ? workday.crews * (workday.toMinute - workday.fromMinute) : 0
}
