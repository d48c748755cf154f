import { createContext, Script } from 'node:vm'
import ICAL from 'ical.js'
import { addDays, BOOKABLE_DAYS_AHEAD, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { type CalendarZones, openZones } from './calendar-zones.ts'
import { describeEntry, isCancelled, isFree } from './describe-entry.ts'
import {
  type Entry,
  firstOccurrence,
  type Listed,
  listOccurrences,
  type Occurrence,
  readEntry,
  replacedKey,
} from './read-entry.ts'
import { splitCalendar } from './split-calendar.ts'

/** An event that ends later has no real end, such as one until the year 9999. */
export const DAYS_AHEAD = 5 * 365
/** How far back occurrences of a series are listed. */
const DAYS_BACK = 60
/** ical.js searches forever for the next day of some rules, such as every February 31. */
const SERIES_MILLISECONDS = 4_000

export type CalendarEvent = Occurrence & {
  /** The event does not make its owner busy. */
  readonly isFree: boolean
  /** Summary, description, place, e-mail address and phone number. */
  readonly details: readonly string[]
}

/** What could be read of a calendar. What could not is named by its summary. */
export type ReadCalendar = {
  readonly events: readonly CalendarEvent[]
  readonly unreadable: readonly string[]
  /** Only the first day is known, because the end or the repeats cannot be read. */
  readonly partial: readonly string[]
  /** They repeat beyond the last day that is read. */
  readonly unlimited: readonly string[]
  readonly unknownZones: readonly string[]
  readonly isCutOff: boolean
}

/**
 * Reads every event of a calendar, each by itself: what is odd in one does not affect the others. Returns undefined if
 * the text is not a calendar.
 */
export function readEvents(
  text: string,
  now: Date,
  ownAddresses: readonly string[] = [],
): ReadCalendar | undefined {
  const calendar = splitCalendar(text)
  if (!calendar) return undefined
  try {
    const { entries, isCutOff } = calendar
    const zones = openZones(calendar.zones, calendar.zone)
    const listed = listEvents(entries, { now, zones, ownAddresses })
    return { ...listed, unknownZones: [...zones.unknown], isCutOff }
  } finally {
    // The time zones of one file must not apply to the next.
    ICAL.TimezoneService.reset()
  }
}

type Terms = { readonly now: Date; readonly zones: CalendarZones; readonly ownAddresses: readonly string[] }

function listEvents(entries: readonly (readonly string[])[], { now, zones, ownAddresses }: Terms) {
  const events: CalendarEvent[] = []
  const unreadable: string[] = []
  const partial: string[] = []
  const unlimited: string[] = []
  const readable = entries.flatMap((lines) => {
    const entry = readEntry(lines, zones)
    if (!entry) unreadable.push(readName(lines))
    return entry ? [entry] : []
  })
  const today = partyDayAt(now)
  const listed: Listed = {
    first: addDays(today, -DAYS_BACK),
    last: addDays(today, BOOKABLE_DAYS_AHEAD),
    moved: new Set(readable.flatMap((entry) => replacedKey(entry) ?? [])),
    changesOn: readable.filter(({ event }) => event.modifiesFuture()),
  }
  const own = new Set(ownAddresses)
  for (const entry of readable) {
    if (isCancelled(entry)) continue
    const details = describeEntry(entry, own)
    const [name = ''] = details
    const dated = listWithin(entry, listed)
    if (!dated) {
      unreadable.push(name)
      continue
    }
    if (dated.isPartial) partial.push(name)
    if (dated.goesOn) unlimited.push(name)
    for (const { by, ...occurrence } of dated.occurrences)
      events.push({ ...occurrence, isFree: isFree(by), details })
  }
  return { events, unreadable, partial, unlimited }
}

/** Of a series that takes too long, only the first occurrence is read. */
function listWithin(entry: Entry, listed: Listed) {
  const { isPartial } = entry
  try {
    return { ...withinTime(() => listOccurrences(entry, listed)), isPartial }
  } catch {
    try {
      return {
        occurrences: [{ ...withinTime(() => firstOccurrence(entry)), by: entry }],
        isPartial: isPartial || entry.event.isRecurring(),
        goesOn: false,
      }
    } catch {
      return undefined
    }
  }
}

const sandbox: { run?: () => unknown } = createContext({})
const script = new Script('run()')

/** Runs a function that may never return. Only code that a script has called can be stopped. */
function withinTime<Value>(run: () => Value): Value {
  sandbox.run = run
  return script.runInContext(sandbox, { timeout: SERIES_MILLISECONDS }) as Value
}

function readName(lines: readonly string[]): string {
  const line = lines.find((one) => /^SUMMARY[;:]/i.test(one)) ?? ''
  return line.slice(line.indexOf(':') + 1).trim()
}
