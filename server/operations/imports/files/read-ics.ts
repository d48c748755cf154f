import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { FileChange } from '#domain/operations/imports/import-changes.ts'
import type { ImportKind } from '#domain/operations/imports/import-fields.ts'
import { listDays } from '#server/calendar/ics/read-entry.ts'
import { DAYS_AHEAD, type ReadCalendar, readEvents } from '#server/calendar/ics/read-events.ts'
import { IMPORT_ROWS_MAX, type ImportedTable } from './imported-table.ts'

const HEADINGS = ['Start Date', 'Start Time', 'Summary', 'Description', 'Location', 'Email', 'Phone'] as const

export type CalendarTerms = {
  readonly now: Date
  readonly kind: ImportKind
  /** The business's own e-mail addresses, in lower case: they are never a family's. */
  readonly ownAddresses: readonly string[]
}

/**
 * Reads a calendar as a table. For closed days, it has a row for each day of each event that does not count as free;
 * otherwise a row for each event. Times are converted to Miami's; all-day events keep their days.
 */
export function readIcs(text: string, { now, kind, ownAddresses }: CalendarTerms): ImportedTable | Refusal {
  const calendar = readEvents(text, now, ownAddresses)
  if (!calendar || (calendar.isCutOff && calendar.events.length === 0))
    return refuse('invalid', 'imports.file.noCalendar')
  const { events, unreadable } = calendar
  if (events.length === 0)
    return refuse('invalid', `imports.file.${unreadable.length > 0 ? 'noDates' : 'noEvents'}`)
  const closesDays = kind === 'unavailable-dates'
  const used = closesDays ? events.filter(({ isFree }) => !isFree) : events
  if (used.length === 0) return refuse('invalid', 'imports.file.onlyFreeEvents')
  const last = addDays(partyDayAt(now), DAYS_AHEAD)
  const rows = used.flatMap((event) => {
    const { time, details } = event
    const [first = event.day, ...others] = closesDays ? listDays(event, last) : [event.day]
    return [[first, time, ...details], ...others.map((day) => [day, '', ...details])]
  })
  if (rows.length > IMPORT_ROWS_MAX)
    return refuse('too_large', 'imports.file.tooManyRows', { most: IMPORT_ROWS_MAX })
  const changes = listLeftOut(calendar, closesDays ? events.length - used.length : 0)
  return { headings: [...HEADINGS], rows, changes }
}

/** What the table lacks or assumes: the owner reads it before anything is imported. */
function listLeftOut(calendar: ReadCalendar, freeCount: number): FileChange[] {
  const { unreadable, partial, unlimited, unknownZones, isCutOff } = calendar
  const counted: FileChange[] = [
    { code: 'entries_unreadable', count: unreadable.length },
    { code: 'entries_partial', count: partial.length },
    { code: 'entries_free', count: freeCount },
    { code: 'series_limited', count: unlimited.length },
    { code: 'zones_unknown', count: unknownZones.length },
    { code: 'calendar_cut_off', count: isCutOff ? 1 : 0 },
  ]
  return counted.filter(({ count }) => count > 0)
}
