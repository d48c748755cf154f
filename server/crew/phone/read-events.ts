import { correctedTime, findCurrentEvents, toStopId } from '#domain/crew/crew-events.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, eq, inArray, max } from '#server/foundation/database/drizzle.ts'
import { bookingMoves, crewEvents, crewPhotos } from '#server/foundation/database/schema/all-tables.ts'
import type { DatedStop } from './stops.ts'

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

/** Returns what counts for these stops on the days they are on now, by stop, in chronological order. */
export async function currentEventsByStop(
  db: Queryable,
  stops: readonly DatedStop[],
): Promise<Map<string, readonly StoredEvent[]>> {
  const bookingIds = stops.map(({ bookingId }) => bookingId)
  const events = await eventsByStop(db, bookingIds)
  if (events.size === 0) return events
  const { bookingId, createdAt } = bookingMoves
  const moves = await db
    .select({ bookingId, at: max(createdAt) })
    .from(bookingMoves)
    .where(inArray(bookingId, bookingIds))
    .groupBy(bookingId)
  const movedAt = new Map(moves.map((move) => [move.bookingId, move.at ?? undefined]))
  return new Map(
    stops.map(({ bookingId, kind, day }) => {
      const id = toStopId(bookingId, kind)
      return [id, findCurrentEvents(events.get(id) ?? [], { day, movedAt: movedAt.get(bookingId) })]
    }),
  )
}
