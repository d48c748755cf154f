import { index, pgTable, sql, uniqueIndex } from '#server/foundation/database/drizzle.ts'
import { createdAt, id } from './columns.ts'

/** What a job does because of an event: texts to the family. */
export type EventJob = 'text'

/**
 * Everything that happened. Rows are never changed, except where a family's data is erased or a trial removed, and when
 * a job has done what was due.
 */
export const events = pgTable(
  'events',
  (t) => ({
    id: id(),
    /** One of server/foundation/events/event-kinds.ts. */
    kind: t.text('kind').notNull(),
    /** A username, 'customer' or 'system'. */
    actor: t.text('actor').notNull(),
    /** What the audit log calls it; null if the log does not list it. */
    action: t.text('action'),
    subject: t.text('subject').notNull(),
    subjectId: t.integer('subject_id'),
    /** The text of entries without facts, which early releases wrote. */
    details: t.text('details').notNull().default(''),
    /** AuditFacts. Not jsonb, which would change the order in which an object's changed values are listed. */
    facts: t.json('facts'),
    /** Of a booking: the columns that were written, without those that tell who the family is. */
    written: t.json('written').$type<Readonly<Record<string, unknown>>>(),
    /** Of a booking: the version that it had afterwards. */
    version: t.integer('version'),
    /** What jobs have still to do because of it; null if nothing. */
    due: t.text('due').array().$type<EventJob[]>(),
    /**
     * Its place in the order in which transactions commit, unlike the ids: who has read up to one misses nothing later.
     * Null for events of early releases.
     */
    place: t.bigint('place', { mode: 'number' }),
    createdAt: createdAt(),
  }),
  (table) => [
    index('events_by_subject').on(table.subject, table.subjectId, table.id),
    // The audit log.
    index('events_newest').on(table.createdAt, table.id).where(sql`${table.action} is not null`),
    index('events_by_actor')
      .on(table.actor, table.createdAt, table.id)
      .where(sql`${table.action} is not null`),
    index('events_due').on(table.id).where(sql`${table.due} is not null`),
    uniqueIndex('events_by_place').on(table.place).where(sql`${table.place} is not null`),
  ],
)

/** Up to which place a job has read the events. */
export const eventReaders = pgTable('event_readers', (t) => ({
  name: t.text('name').primaryKey().$type<'push'>(),
  place: t.bigint('place', { mode: 'number' }).notNull(),
}))
