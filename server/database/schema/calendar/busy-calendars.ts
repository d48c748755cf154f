import type { CalendarFailure } from '#contract/calendar/busy-calendars.ts'
import type { PartyDay } from '#domain/time/party-day.ts'
import { jsonb, pgTable, text } from '#server/database/drizzle.ts'
import { createdAt, id, instant } from '../columns.ts'

/** On each day, when events begin, as `14:00`; an empty text is the whole day. What they are about is not kept. */
export type BusyDays = Readonly<Record<PartyDay, readonly string[]>>

/** Calendars of other programs, read again and again: staff are warned of their days, and nothing is booked by them. */
export const busyCalendars = pgTable('busy_calendars', {
  id: id(),
  name: text('name').notNull(),
  /** Sealed if SECRETS_KEY is set: whoever has the address can read the calendar. */
  url: text('url').notNull(),
  /** Of the last time it could be read. */
  days: jsonb('days').$type<BusyDays>().notNull().default({}),
  readAt: instant('read_at'),
  /** When it was last tried, and why it could not be read; null if it could. */
  triedAt: instant('tried_at'),
  failure: text('failure').$type<CalendarFailure>(),
  createdAt: createdAt(),
})
