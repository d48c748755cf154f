import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { and, asc, eq, isNotNull, sql } from '#server/foundation/database/drizzle.ts'
import { events } from '#server/foundation/database/schema/all-tables.ts'
import type { EventJob } from '#server/foundation/database/schema/events.ts'

const isDue = (job: EventJob) => and(isNotNull(events.due), sql`${job} = ANY(${events.due})`)

/** Returns the ids of the events because of which a job has something to do, oldest first. */
export function readDue(db: Queryable, job: EventJob): Promise<{ id: number }[]> {
  return db.select({ id: events.id }).from(events).where(isDue(job)).orderBy(asc(events.id))
}

/**
 * Takes such an event; undefined if another server has. It stays due unless the transaction that does the work commits,
 * and no other server takes it meanwhile.
 */
export async function takeDue(tx: Transaction, job: EventJob, id: number) {
  const [event] = await tx
    .update(events)
    .set({ due: sql`nullif(array_remove(${events.due}, ${job}), '{}')` })
    .where(and(eq(events.id, id), isDue(job)))
    .returning({ id: events.id, subjectId: events.subjectId })
  return event
}
