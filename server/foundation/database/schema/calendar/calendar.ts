import type { CalendarFailure } from '#contract/calendar/busy-calendars.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { pgTable } from '#server/foundation/database/drizzle.ts'
import { createdAt, id, instant } from '../columns.ts'

export const unavailableDates = pgTable('unavailable_dates', (t) => ({
  id: id(),
  date: t.date('date', { mode: 'string' }).notNull().unique(),
  reason: t.text('reason'),
  createdAt: createdAt(),
}))

/**
 * When events begin on each day, such as `14:00`; an empty string stands for all day. Nothing else about them is
 * stored.
 */
export type BusyDays = Readonly<Record<PartyDay, readonly string[]>>

/** Other programs' calendars, reread regularly. They warn staff about busy days but never block bookings. */
export const busyCalendars = pgTable('busy_calendars', (t) => ({
  id: id(),
  name: t.text('name').notNull(),
  /** Sealed if SECRETS_KEY is set, because anyone with the URL can read the calendar. */
  url: t.text('url').notNull(),
  /** From the last time it could be read. */
  days: t.jsonb('days').$type<BusyDays>().notNull().default({}),
  readAt: instant('read_at'),
  /** When it was last read, and why that failed; null if it did not. */
  triedAt: instant('tried_at'),
  /** How many entries could not be read, or not in full, the last time it could be read. */
  unreadCount: t.integer('unread_count').notNull().default(0),
  failure: t.text('failure').$type<CalendarFailure>(),
  createdAt: createdAt(),
}))
