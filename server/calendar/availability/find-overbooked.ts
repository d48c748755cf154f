import { getCollections } from '#domain/calendar/resources/resource-availability.ts'
import { findResourceConflicts, type Resource } from '#domain/calendar/resources/resources.ts'
import { findWorkConflicts } from '#domain/calendar/work-conflicts.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { firstPartyDay } from '#server/foundation/database/reserved-range.ts'
import { getWork, readAllResources, readBookedItems, storedCollectionDays } from './booking-conflicts.ts'

/** A booking on a day, from today on, that needs more than there is; `lacks` names what is missing. */
type Overbooked = {
  readonly id: number
  readonly bookingDate: PartyDay
  /** The name of the resource, `parties` or `teepees`; undefined for working time. */
  readonly lacks: string | undefined
}

/** Returns each conflicting booking once, earliest party first. */
export async function findOverbooked(db: Database, now: Date): Promise<Overbooked[]> {
  const today = partyDayAt(now)
  const days = await storedCollectionDays(db)
  const booked = await readBookedItems(db, await firstPartyDay(db, today), now)
  if (booked.length === 0) return []
  const collections = getCollections(days)
  const owned = [...(await readAllResources(db)).values()]
  const lacking = owned.flatMap((resource) =>
    // Compared with having no limit, everything beyond the limit is a conflict.
    findResourceConflicts(
      { resource: unlimited(resource), collections },
      { resource, collections },
      { booked, waiting: [] },
      today,
    ).map((thing) => ({ ...thing, lacks: resource.name })),
  )
  const jobs = { booked: getWork(booked), waiting: [] }
  const untimed = findWorkConflicts({ ...days, work: undefined }, days, jobs, today)
  const found = new Map<number, Overbooked>()
  for (const { id, bookingDate, lacks } of [
    ...lacking,
    ...untimed.map((work) => ({ ...work, lacks: undefined })),
  ])
    if (!found.has(id)) found.set(id, { id, bookingDate, lacks })
  return [...found.values()].sort((a, b) => a.bookingDate.localeCompare(b.bookingDate) || a.id - b.id)
}

function unlimited(resource: Resource): Resource {
  return { ...resource, quantity: Number.POSITIVE_INFINITY, changes: [] }
}
