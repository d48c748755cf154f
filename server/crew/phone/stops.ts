import { type CollectionDays, collectionDay, type JobKind } from '#domain/calendar/work/jobs.ts'
import {
  ACCESS_KEPT_DAYS,
  CREW_DAYS_AROUND,
  LATE_REPORT_DAYS,
  parseStopId,
} from '#domain/crew/crew-events.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { addDays, daysBetween, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Stay } from '#domain/foundation/time/stay.ts'
import { storedCollectionDays } from '#server/calendar/availability/booking-conflicts.ts'
import { holdsCapacityAt } from '#server/calendar/availability/holds-capacity.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, inArray } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'

export type DatedStop = { readonly bookingId: number; readonly kind: JobKind; readonly day: PartyDay }

/** For any stop that is not on the phone's list, whatever the reason, so that strangers learn nothing. */
export const STOP_GONE = refuse('not_found', 'crewPhone.stopGone')

export const OTHER_DAY = refuse('forbidden', 'crewPhone.otherDay')

/** Returns whether a day is one that the phone shows. */
export function isCrewDay(day: PartyDay, now: Date): boolean {
  return Math.abs(daysBetween(partyDayAt(now), day)) <= CREW_DAYS_AROUND
}

/** Returns whether a report about a day is still, or already, accepted. */
export function takesReports(day: PartyDay, now: Date): boolean {
  const days = daysBetween(partyDayAt(now), day)
  return days >= -LATE_REPORT_DAYS && days <= CREW_DAYS_AROUND
}

/** Returns the stops with these ids, by id: those of active bookings, with their days. */
export async function findStops(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, DatedStop>> {
  const named = [...new Set(ids)].flatMap((id) => {
    const stop = parseStopId(id)
    return stop ? [{ id, ...stop }] : []
  })
  if (named.length === 0) return new Map()
  const bookingIds = named.map(({ bookingId }) => bookingId)
  const rows = await db
    .select({ id: bookings.id, bookingDate: bookings.bookingDate, numberOfNights: bookings.numberOfNights })
    .from(bookings)
    .where(and(inArray(bookings.id, bookingIds), holdsCapacityAt(now)))
  const days = await storedCollectionDays(db)
  const stayById = new Map(rows.map(({ id, ...stay }) => [id, stay]))
  return new Map(
    named.flatMap(({ id, bookingId, kind }) => {
      const stay = stayById.get(bookingId)
      return stay ? [[id, { bookingId, kind, day: getStopDay(stay, kind, days) }] as const] : []
    }),
  )
}

function getStopDay(stay: Stay, kind: JobKind, days: CollectionDays): PartyDay {
  return kind === 'setup' ? stay.bookingDate : collectionDay(stay, days)
}

/** Returns the day on which the access details of an address are erased. */
export function accessEnds(stay: Stay, days: CollectionDays): PartyDay {
  return addDays(collectionDay(stay, days), ACCESS_KEPT_DAYS)
}
