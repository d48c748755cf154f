import { correctedTime, toStopId } from '#domain/crew/crew-events.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { crewEvents, crewPhotos } from '#server/foundation/database/schema/all-tables.ts'

export type StoredEvent = typeof crewEvents.$inferSelect & {
  /** Whether its picture has arrived. */
  readonly hasPhoto: boolean
}

/** Returns what was reported from the stops of these bookings, by stop, in chronological order. */
export async function eventsByStop(
  db: Queryable,
  bookingIds: readonly number[],
): Promise<Map<string, StoredEvent[]>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .select({ event: crewEvents, photo: crewPhotos.id })
    .from(crewEvents)
    .leftJoin(
      crewPhotos,
      and(
        eq(crewPhotos.id, crewEvents.photoId),
        // A picture belongs to the stop of the person who took it.
        eq(crewPhotos.userId, crewEvents.userId),
        eq(crewPhotos.status, 'ready'),
      ),
    )
    .where(inArray(crewEvents.bookingId, [...bookingIds]))
    .orderBy(asc(crewEvents.at), asc(crewEvents.receivedAt), asc(crewEvents.place), asc(crewEvents.id))
  const events = rows
    // Earlier releases stored whatever a wrong clock said, such as 1970.
    .map(({ event, photo }) => ({
      ...event,
      at: correctedTime(event.at, { offset: 0, received: event.receivedAt }),
      hasPhoto: photo !== null,
    }))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  return Map.groupBy(events, ({ bookingId, stop }) => toStopId(bookingId, stop))
}
