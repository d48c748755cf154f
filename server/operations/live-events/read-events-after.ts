import type { Queryable } from '#server/foundation/database/client.ts'
import { asc, gt, sql } from '#server/foundation/database/drizzle.ts'
import { events } from '#server/foundation/database/schema/all-tables.ts'
import type { EventKind } from '#server/foundation/events/event-kinds.ts'

export type StreamedEvent = {
  readonly place: number
  readonly kind: EventKind
  readonly subjectId: number | null
  readonly actor: string
}

/** Returns the events after a place, in order, but no more than `most`. */
export function readEventsAfter(db: Queryable, place: number, most: number): Promise<StreamedEvent[]> {
  return db
    .select({
      place: sql<number>`${events.place}`.mapWith(Number),
      kind: sql<EventKind>`${events.kind}`,
      subjectId: events.subjectId,
      actor: events.actor,
    })
    .from(events)
    .where(gt(events.place, place))
    .orderBy(asc(events.place))
    .limit(most)
}

/** Returns the place of the last event; 0 before the first. */
export async function readLastPlace(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`SELECT coalesce(max(${events.place}), 0)::float8 AS last FROM ${events}`,
  )
  return rows[0]?.last ?? 0
}
