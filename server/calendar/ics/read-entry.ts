import ICAL from 'ical.js'
import { addDays, clockAt, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { CalendarZones } from './calendar-zones.ts'
import { isCancelled } from './describe-entry.ts'

type Moment = { readonly day: string; readonly time: string }

/** One occurrence of an entry: when it starts, and the last day on which it still takes place. */
export type Occurrence = Moment & { readonly lastDay: string }

/** `by` is the entry that says what it is like: that of its series, or a change to all later ones. */
type ListedOccurrence = Occurrence & { readonly by: Entry }

export type Entry = {
  readonly component: ICAL.Component
  readonly event: ICAL.Event
  /** Its end or its repeats could not be read, so only its first day is known. */
  readonly isPartial: boolean
}

/** Which occurrences are listed: those between two days that no other entry replaces. */
export type Listed = {
  readonly first: string
  readonly last: string
  readonly moved: ReadonlySet<string>
  /** They also change, or cancel, the later ones of their series. */
  readonly changesOn: readonly Entry[]
}

/** More is not a schedule, but a mistake. */
const REPEATS_MOST = 20_000
const SERIES = new Set(['rrule', 'rdate', 'exdate', 'exrule'])
const ENDS = new Set(['dtend', 'duration'])

/** Reads the lines of an entry, of which only the start must be sound. Otherwise returns undefined. */
export function readEntry(lines: readonly string[], zones: CalendarZones): Entry | undefined {
  const component = new ICAL.Component('vevent')
  const unread = new Set<string>()
  const start = lines.map((line) => /^DTSTART[^:]*;TZID=("[^"]*"|[^;:]*)/i.exec(line)?.[1]).find(Boolean)
  // Some leave the zone out of what they repeat.
  const ofStart = { ...zones, usual: start?.replaceAll('"', '') ?? zones.usual }
  for (const line of lines) {
    const name = (/^[\w-]+/.exec(line)?.[0] ?? '').toLowerCase()
    const property = readProperty(line, name === 'exdate' || name === 'recurrence-id' ? ofStart : zones)
    if (!property) unread.add(name)
    else if (!(name === 'dtstart' && component.hasProperty(name))) component.addProperty(property)
  }
  const first = component.getFirstPropertyValue('dtstart')
  if (!(first instanceof ICAL.Time)) return undefined
  const isPartial = [...unread].some((name) => SERIES.has(name) || ENDS.has(name))
  // Only one of them may be there: whichever is wrong, no day of the event is lost.
  if (component.hasProperty('dtend') && component.hasProperty('duration')) removeShorter(component, first)
  if (isPartial) for (const name of [...SERIES, ...ENDS]) component.removeAllProperties(name)
  return { component, event: new ICAL.Event(component), isPartial }
}

function removeShorter(component: ICAL.Component, start: ICAL.Time): void {
  const end = component.getFirstPropertyValue('dtend')
  const duration = component.getFirstPropertyValue('duration')
  const isEndLater =
    end instanceof ICAL.Time &&
    duration instanceof ICAL.Duration &&
    end.subtractDateTz(start).toSeconds() > duration.toSeconds()
  component.removeAllProperties(isEndLater ? 'duration' : 'dtend')
}

/** Values are parsed at once: ical.js would do so only when they are used. */
function readProperty(line: string, zones: CalendarZones): ICAL.Property | undefined {
  try {
    const normalized = normalizeDates(line, zones.usual)
    if (normalized === undefined || /^DURATION[;:]/i.test(line) !== DURATION.test(line)) return undefined
    const [, tzid] = /;TZID="([^"]*)"/.exec(normalized) ?? []
    if (tzid !== undefined) zones.use(tzid)
    const property = ICAL.Property.fromString(normalized)
    property.getValues()
    return property
  } catch {
    return undefined
  }
}

/** Returns the key of the occurrence that an entry replaces, if it changes one of a series. */
export function replacedKey({ event }: Entry): string | undefined {
  return event.isRecurrenceException() ? occurrenceKey(event.uid, event.recurrenceId) : undefined
}

function occurrenceKey(uid: string, time: ICAL.Time): string {
  return `${uid} ${time.isDate ? time : time.toUnixTime()}`
}

/** Returns the first occurrence of an entry, whatever its rule says. */
export function firstOccurrence({ event }: Entry): Occurrence {
  return toOccurrence(event.startDate, event)
}

/** Lists an entry's occurrences, and whether it goes on after the last listed day. Some rules take forever. */
export function listOccurrences(
  entry: Entry,
  { first, last, moved, changesOn }: Listed,
): { readonly occurrences: ListedOccurrence[]; readonly goesOn: boolean } {
  const { event } = entry
  if (!event.isRecurring())
    return { occurrences: [{ ...toOccurrence(event.startDate, event), by: entry }], goesOn: false }
  const occurrences: ListedOccurrence[] = []
  let read = 0
  for (const next of eachStart(event)) {
    if (++read > REPEATS_MOST) throw new RangeError('Too many repeats')
    if (isLongBefore(next, first, event)) continue
    const change = findChange(next, event, changesOn)
    const by = change ?? entry
    const occurrence = change ? movedOccurrence(next, change) : toOccurrence(next, event)
    if (occurrence.day > last) return { occurrences, goesOn: !isCancelled(by) }
    const isMoved =
      moved.has(occurrenceKey(event.uid, next)) || moved.has(`${event.uid} ${String(next).slice(0, 10)}`)
    if (occurrence.lastDay >= first && !isMoved && !isCancelled(by)) occurrences.push({ ...occurrence, by })
  }
  return { occurrences, goesOn: false }
}

/** Returns the last change to an occurrence and all later ones (`RANGE=THISANDFUTURE`), if there is one. */
function findChange(start: ICAL.Time, { uid }: ICAL.Event, changesOn: readonly Entry[]): Entry | undefined {
  const changes = changesOn.filter(({ event }) => event.uid === uid && event.recurrenceId.compare(start) <= 0)
  return changes.toSorted((a, b) => b.event.recurrenceId.compare(a.event.recurrenceId))[0]
}

/** Moves an occurrence as far as a change to an earlier one did. */
function movedOccurrence(start: ICAL.Time, { event }: Entry): Occurrence {
  const moved = start.clone()
  moved.addDuration(event.startDate.subtractDate(event.recurrenceId))
  return toOccurrence(moved, event)
}

/** An event takes place when it starts (RFC 5545, 3.8.2.4); ical.js leaves that out if the rule or the dates do. */
function* eachStart(event: ICAL.Event): Generator<ICAL.Time> {
  const { component, startDate } = event
  const iterator = event.iterator()
  let next = iterator.next() as ICAL.Time | null
  const exceptions = component.getAllProperties('exdate').flatMap((property) => property.getValues())
  const isException = exceptions.some(
    (time) =>
      time instanceof ICAL.Time &&
      (time.isDate ? localDay(time) === localDay(startDate) : time.compare(startDate) === 0),
  )
  if (next?.compare(startDate) !== 0 && !isException) yield startDate
  for (; next; next = iterator.next()) yield next
}

/** Lists the days on which an occurrence takes place, up to the last one that is asked for. */
export function listDays({ day, lastDay }: Occurrence, last: PartyDay): PartyDay[] {
  const days = [day]
  for (let next = addDays(day, 1); next <= lastDay && next <= last; next = addDays(next, 1)) days.push(next)
  return days
}

/** Spares the conversion of a series' first years. Between zones, a time can be another day. */
function isLongBefore(start: ICAL.Time, first: PartyDay, event: ICAL.Event): boolean {
  const days = Math.ceil(event.duration.toSeconds() / 86_400)
  return addDays(localDay(start), Math.max(0, days) + 2) < first
}

function localDay({ year, month, day }: ICAL.Time): PartyDay {
  const pad = (number: number, digits: number) => String(number).padStart(digits, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

function toOccurrence(start: ICAL.Time, event: ICAL.Event): Occurrence {
  const moment = toMoment(start)
  if (start.isDate) {
    const days = Math.max(1, Math.round(event.duration.toSeconds() / 86_400))
    return { ...moment, lastDay: addDays(moment.day, days - 1) }
  }
  const { startDate, endDate } = event
  // By the clocks, which change: a whole day can have 25 hours. Those of two zones have only real time in common.
  const isByClocks = startDate.zone === endDate.zone
  const duration = isByClocks ? endDate.subtractDate(startDate) : endDate.subtractDateTz(startDate)
  const seconds = duration.toSeconds()
  if (seconds <= 0) return { ...moment, lastDay: moment.day }
  // What ends at midnight does not take place on the next day.
  const end = isByClocks ? start.clone() : start.convertToZone(ICAL.Timezone.utcTimezone)
  end.adjust(0, 0, 0, seconds - 1)
  return { ...moment, lastDay: toMoment(end).day }
}

/** A time without a zone, or with one that nobody knows, is Miami's local time. */
function toMoment(time: ICAL.Time): Moment {
  const day = localDay(time)
  if (time.isDate) return { day, time: '' }
  if (time.zone === ICAL.Timezone.localTimezone)
    return { day, time: [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':') }
  const instant = time.toJSDate()
  return { day: partyDayAt(instant), time: clockAt(instant) }
}

const DURATION = /^DURATION(?:;[^:]*)?:\s*[+-]?P(?=T?\d)(?:\d+W)?(?:\d+D)?T?(?:\d+H)?(?:\d+M)?(?:\d+S)?\s*$/i
const DATED = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;.*)?):(\d{4}-?\d{2}-?\d{2}[\d\sT:.,+\-Z]*)$/i
const DATE =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]?(\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

type Stamp = { readonly value: string; readonly isDate: boolean; readonly isUtc: boolean }

/**
 * Returns a line with dates in the one form of RFC 5545, however another program wrote them: without their type, with
 * dashes, without seconds. Returns undefined if the line has a date that does not exist, and other lines unchanged.
 */
function normalizeDates(line: string, zone: string | undefined): string | undefined {
  if (!/^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)[;:]/i.test(line)) return line
  const [, property = '', parameters = '', values = ''] = DATED.exec(line.trim()) ?? []
  const name = /;RANGE=THISANDFUTURE/i.test(parameters) ? `${property};RANGE=THISANDFUTURE` : property
  if (/;VALUE=PERIOD/i.test(parameters)) return line
  const isDay = /;VALUE=DATE(?!-)/i.test(parameters)
  const stamps = values.split(',').map((value) => readStamp(value.trim(), isDay))
  const [first] = stamps
  if (!first || stamps.some((stamp) => stamp === undefined || stamp.isDate !== first.isDate)) return undefined
  const list = stamps.map((stamp) => stamp?.value).join(',')
  if (first.isDate) return `${name};VALUE=DATE:${list}`
  if (first.isUtc) return `${name}:${list}`
  const stated = /;TZID=(.*?)(?=;[A-Za-z-]+=|$)/i.exec(parameters)?.[1]?.replaceAll('"', '').trim() || zone
  return stated ? `${name};TZID="${stated}":${list}` : `${name}:${list}`
}

/** A day without its time is a day, and so is midnight if its type says so. */
function readStamp(text: string, isDay: boolean): Stamp | undefined {
  const [, year = '', month = '', date = '', hour, minute = '00', second = '00', shift = ''] =
    DATE.exec(text) ?? []
  if (!isRealDate(year, month, date)) return undefined
  const day = `${year}${month}${date}`
  if (hour === undefined || (isDay && hour === '00' && minute === '00'))
    return { value: day, isDate: true, isUtc: false }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined
  if (/^[+-]/.test(shift)) {
    const sign = shift.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2')
    const instant = new Date(`${year}-${month}-${date}T${hour}:${minute}:00${sign}`)
    if (Number.isNaN(instant.getTime())) return undefined
    return { value: toUtc(instant), isDate: false, isUtc: true }
  }
  const isUtc = shift !== ''
  return { value: `${day}T${hour}${minute}${second}${isUtc ? 'Z' : ''}`, isDate: false, isUtc }
}

/** Returns an instant as iCalendar has it, such as `20270213T190000Z`. */
export function toUtc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function isRealDate(year: string, month: string, date: string): boolean {
  const instant = new Date(`${year}-${month}-${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.getUTCDate() === Number(date)
}
