import { JOB_KINDS } from '#domain/calendar/work/jobs.ts'
import type { WorkSettings, WorkWindow } from '#domain/calendar/work/work-settings.ts'
import { check, pgEnum, pgTable, primaryKey, sql } from '#server/foundation/database/drizzle.ts'
import { bookingId } from '../booking/bookings.ts'
import { createdAt, edited } from '../columns.ts'

/** At most one row, with id 1; without it the defaults of domain/calendar/work/work-settings.ts apply. */
export const workSettings = pgTable(
  'work_settings',
  (t) => ({
    id: t.integer('id').primaryKey().default(1),
    enabled: t.boolean('enabled').notNull(),
    crews: t.integer('crews').notNull(),
    settings: t.jsonb('settings').$type<Omit<WorkSettings, 'enabled' | 'crews'>>().notNull(),
    ...edited(),
  }),
  (table) => [
    check('work_settings_single_row', sql`${table.id} = 1`),
    check('work_settings_crews', sql`${table.crews} between 1 and 20`),
  ],
)

/** Days with a different number of crews or hours, or without any. */
export const workExceptions = pgTable(
  'work_exceptions',
  (t) => ({
    date: t.date('date', { mode: 'string' }).primaryKey(),
    crews: t.integer('crews').notNull(),
    /** Null on a day without work. */
    window: t.jsonb('work_window').$type<WorkWindow>(),
    reason: t.text('reason'),
    createdAt: createdAt(),
  }),
  (table) => [check('work_exceptions_crews', sql`${table.crews} between 0 and 20`)],
)

export const jobKind = pgEnum('job_kind', JOB_KINDS)

/** Where the owner placed a job: its crew and its position among the crew's stops of that day. */
export const jobPlaces = pgTable(
  'job_places',
  (t) => ({
    bookingId: bookingId().notNull(),
    kind: jobKind('kind').notNull(),
    /** A job that has since moved to another day gets a new position. */
    date: t.date('date', { mode: 'string' }).notNull(),
    /** Counted from 1, like the position. */
    crew: t.integer('crew').notNull(),
    place: t.integer('place').notNull(),
    /** Minutes after midnight before which the crew does not come; null means as soon as it can. */
    notBefore: t.integer('not_before'),
  }),
  (table) => [
    primaryKey({ columns: [table.bookingId, table.kind] }),
    check('job_places_numbers', sql`${table.crew} between 1 and 20 and ${table.place} >= 1`),
    check('job_places_not_before', sql`${table.notBefore} between 0 and 1439`),
  ],
)
