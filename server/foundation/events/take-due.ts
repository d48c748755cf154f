import type { Transaction } from '#server/foundation/database/client.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { events } from '#server/foundation/database/schema/all-tables.ts'
import type { EventJob } from '#server/foundation/database/schema/events.ts'

/**
 * Takes the oldest event because of which a job has something to do; undefined if there is none. It stays due unless the
 * transaction that does it commits, and no other server takes it meanwhile.
 */
export async function takeDue(tx: Transaction, job: EventJob) {
  const oldest = sql`(SELECT id FROM ${events} WHERE due IS NOT NULL AND ${job} = ANY(due)
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)`
  const [event] = await tx
    .update(events)
    .set({ due: sql`nullif(array_remove(${events.due}, ${job}), '{}')` })
    .where(eq(events.id, oldest))
    .returning({ id: events.id, subjectId: events.subjectId })
  return event
}
