import { RESUMABLE_SECONDS } from '#contract/operations/staff-events.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { and, asc, eq, gt, sql } from '#server/foundation/database/drizzle.ts'
import { sessions, staffEvents } from '#server/foundation/database/schema/all-tables.ts'
import { oldestUse } from '#server/people/accounts/sessions.ts'
import type { StoredEvent } from './event-hub.ts'

/** A stream that is further behind than this reloads everything instead. */
const MISSED_MOST = 1_000

/** Returns the events after the given one, in order; undefined if there are too many to send. */
export async function readEventsAfter(db: Database, id: number): Promise<StoredEvent[] | undefined> {
  const rows = await db
    .select()
    .from(staffEvents)
    .where(gt(staffEvents.id, id))
    .orderBy(asc(staffEvents.id))
    .limit(MISSED_MOST + 1)
  return rows.length > MISSED_MOST ? undefined : rows
}

/** Returns the id of the last event; 0 before the first. */
export async function lastEventId(db: Database): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`SELECT coalesce(max(${staffEvents.id}), 0)::float8 AS last FROM ${staffEvents}`,
  )
  return rows[0]?.last ?? 0
}

/** Returns whether an event is recent enough to resume a stream after it. */
export async function isRecentEvent(db: Database, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM ${staffEvents} WHERE ${staffEvents.id} = ${id}
      AND ${staffEvents.createdAt} > now() - make_interval(secs => ${RESUMABLE_SECONDS})`)
  return rows.length > 0
}

/** Returns the public id of a session; undefined once it has ended. Does not count as use of the session. */
export async function findPublicId(
  { db, now }: Context,
  sessionHash: string | null,
): Promise<string | undefined> {
  if (sessionHash === null) return undefined
  const [row] = await db
    .select({ publicId: sessions.publicId })
    .from(sessions)
    .where(and(eq(sessions.secretHash, sessionHash), gt(sessions.lastUsedAt, oldestUse(now()))))
  return row?.publicId
}
