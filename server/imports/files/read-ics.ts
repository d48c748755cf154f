import ICAL from 'ical.js'
import { message } from '#domain/messages/message.ts'
import { type Refusal, refuse } from '#domain/refusal/refusal.ts'
import { addDays, BOOKABLE_DAYS_AHEAD, clockAt, isPartyDay, partyDayAt } from '#domain/time/party-day.ts'
import { IMPORT_ROWS_MAX, type ImportedTable } from './imported-table.ts'

const HEADINGS = ['Start Date', 'Start Time', 'Summary', 'Description', 'Location', 'Email', 'Phone'] as const

/** The most occurrences that are read of a recurring event, within the years that can be booked. */
const REPEATS_MOST = 1_000
/** An event longer than a vacation is a mistake, or not a closed day. */
const DAYS_MOST = 60

/**
 * Reads a calendar as a table with a row for each day of each event. Times are converted to Miami's; all-day events
 * keep their days.
 */
export function readIcs(text: string, now: Date): ImportedTable | Refusal {
  const rows = readEvents(text, now)
  if (!rows) return refuse('invalid', message('imports.file.noCalendar'))
  if (rows.length === 0) return refuse('invalid', message('imports.file.noEvents'))
  return { headings: [...HEADINGS], rows: rows.map(({ day, time, details }) => [day, time, ...details]) }
}

/** Returns every day of every event; undefined if the text is not a calendar. Some texts take forever. */
export function readEvents(text: string, now: Date): CalendarDay[] | undefined {
  try {
    return listEvents(text, now)
  } catch {
    return undefined
  } finally {
    // The time zones of one file must not apply to the next.
    ICAL.TimezoneService.reset()
  }
}

function listEvents(text: string, now: Date): CalendarDay[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown as unknown[])
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  const moved = new Set(events.filter((event) => event.isRecurrenceException()).map(toRepeatKey))
  const today = partyDayAt(now)
  const listed = { first: addDays(today, -DAYS_MOST), last: addDays(today, BOOKABLE_DAYS_AHEAD), moved }
  return events.flatMap((event) => listDays(event, listed)).slice(0, IMPORT_ROWS_MAX)
}

export type CalendarDay = Moment & {
  /** The event does not make its owner busy. */
  readonly isFree: boolean
  /** In the order of the headings after the first two. */
  readonly details: readonly string[]
}

/** Which days of a series are listed: those between two days that no other event replaces. */
type Listed = { readonly first: string; readonly last: string; readonly moved: ReadonlySet<string> }

type Moment = { readonly day: string; readonly time: string }

function listDays(event: ICAL.Event, listed: Listed): CalendarDay[] {
  const status = event.component.getFirstPropertyValue('status')
  if (String(status ?? '').toUpperCase() === 'CANCELLED') return []
  const isFree = String(event.component.getFirstPropertyValue('transp') ?? '').toUpperCase() === 'TRANSPARENT'
  const description = event.description ?? ''
  const details = [
    event.summary ?? '',
    description,
    event.location ?? '',
    findEmail(event, description),
    /(?:\+?1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}(?!\d)/.exec(description)?.[0] ?? '',
  ]
  return listStarts(event, listed).flatMap((start) =>
    daysFrom(start, event).map((day) => ({ day, time: start.time, isFree, details })),
  )
}

/** A changed occurrence of a series is a separate event, which says which day it replaces. */
function toRepeatKey(event: ICAL.Event): string {
  return `${event.uid} ${event.recurrenceId}`
}

function listStarts(event: ICAL.Event, { first, last, moved }: Listed): Moment[] {
  if (!event.isRecurring()) return [toMoment(event.startDate)]
  const starts: Moment[] = []
  const iterator = event.iterator()
  for (let next = iterator.next(); next && starts.length < REPEATS_MOST; next = iterator.next()) {
    const moment = toMoment(next)
    if (moment.day > last) break
    if (moment.day >= first && !moved.has(`${event.uid} ${next}`)) starts.push(moment)
  }
  return starts
}

/** Returns the days of an event. Only an all-day event can have several; its end is the day after the last. */
function daysFrom({ day, time }: Moment, event: ICAL.Event): string[] {
  if (time !== '') return [day]
  const days = Math.round(event.duration.toSeconds() / 86_400)
  return Array.from({ length: Math.min(Math.max(1, days), DAYS_MOST) }, (_, after) => addDays(day, after))
}

/** A time without a zone, or with a zone that the file does not define, is Miami's local time. */
function toMoment(time: ICAL.Time): Moment {
  const pad = (number: number) => String(number).padStart(2, '0')
  const day = `${time.year}-${pad(time.month)}-${pad(time.day)}`
  if (!isPartyDay(day)) throw new RangeError('Not a day')
  if (time.isDate) return { day, time: '' }
  if (time.zone === ICAL.Timezone.localTimezone) return { day, time: `${pad(time.hour)}:${pad(time.minute)}` }
  const instant = time.toJSDate()
  return { day: partyDayAt(instant), time: clockAt(instant) }
}

/** Starts at the beginning of a word, so that a long one is not searched again from each of its letters. */
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w/

function findEmail(event: ICAL.Event, description: string): string {
  const invited = event.attendees.map((attendee) => String(attendee.getFirstValue() ?? ''))
  const [address = ''] = invited.filter((value) => /^mailto:/i.test(value))
  return address.slice('mailto:'.length) || (EMAIL.exec(description)?.[0] ?? '')
}
