import { dayBegins, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { toUtc } from '#server/calendar/ics/read-entry.ts'

export type CalendarEntry = {
  readonly uid: string
  readonly day: PartyDay
  /** The day after the last night. */
  readonly ends: PartyDay
  /** When the entry begins; without it, the entry lasts all day. */
  readonly begins?: Date | undefined
  readonly changedAt: Date
  readonly version: number
  readonly title: string
  readonly place: string
  readonly notes: string
  /** Confirmed if missing. */
  readonly status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' | undefined
}

const LINE_BYTES = 75

/** Returns the entries as iCalendar (RFC 5545). */
export function renderCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Moonlit Teepees//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap(renderEntry),
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(fold).join('\r\n')}\r\n`
}

function renderEntry(entry: CalendarEntry): string[] {
  const { uid, day, ends, begins, changedAt, version, title, place, notes, status = 'CONFIRMED' } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${toUtc(changedAt)}`,
    `SEQUENCE:${version}`,
    ...(begins ? timed(begins, ends) : wholeDays(day, ends)),
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(notes)}`,
    `STATUS:${status}`,
    'END:VEVENT',
  ]
}

/** Nobody says when a sleepover ends. Without an end, some calendars would show no more than a line. */
function timed(begins: Date, ends: PartyDay): string[] {
  return [`DTSTART:${toUtc(begins)}`, `DTEND:${toUtc(dayBegins(ends))}`]
}

function wholeDays(day: PartyDay, ends: PartyDay): string[] {
  return [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${ends.replaceAll('-', '')}`]
}

/** Escapes every kind of line break: with a raw one, customers could inject a property. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')
}

/** Folds lines at 75 bytes: the rest continues on a new line after a space, never in the middle of a character. */
function fold(line: string): string[] {
  const folded: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current) + Buffer.byteLength(character) > LINE_BYTES) {
      folded.push(current)
      current = ' '
    }
    current += character
  }
  return [...folded, current]
}
