import type { EVENT_CHANGES, EventKind } from '#contract/operations/staff-events.ts'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  sql,
  text,
  uuid,
} from '#server/foundation/database/drizzle.ts'
import { createdAt, instant } from '../columns.ts'
import { users } from '../people/accounts.ts'

/**
 * Recent changes, written by triggers when the transaction that made them commits: see the function note_staff_event in
 * the migrations. Kept for as long as a stream can be resumed.
 */
export const staffEvents = pgTable(
  'staff_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<EventKind | 'reload'>().notNull(),
    /** The id that staff see. */
    subjectId: integer('subject_id').notNull(),
    change: text('change').$type<(typeof EVENT_CHANGES)[number]>().notNull(),
    /** A username, 'customer' or 'system'. */
    actor: text('actor').notNull(),
    /** Whether staff's phones were notified, if they want to be. */
    isPushed: boolean('is_pushed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('staff_events_by_time').on(table.createdAt),
    index('staff_events_to_push').on(table.id).where(sql`NOT is_pushed`),
  ],
)

/** The open streams of all servers, to limit those of one account. */
export const staffStreams = pgTable(
  'staff_streams',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By the database's clock; a stream not seen for a while ended with its server. */
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [index('staff_streams_by_user').on(table.userId)],
)
