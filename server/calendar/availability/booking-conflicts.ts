import { getCollections } from '#domain/calendar/resources/resource-availability.ts'
import {
  type BookedDemand,
  calculateStock,
  createParties,
  createTeepees,
  findResourceConflicts,
  type Resource,
} from '#domain/calendar/resources/resources.ts'
import type { CollectionDays } from '#domain/calendar/work/jobs.ts'
import { findWorkConflicts } from '#domain/calendar/work-conflicts.ts'
import { mergeAddons } from '#domain/catalogue/pricing/merge-addons.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Stay } from '#domain/foundation/time/stay.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { and, asc, gte, inArray, sql } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { firstPartyDay } from '#server/foundation/database/reserved-range.ts'
import {
  addons,
  bookingAddons,
  bookings,
  themes,
  unavailableDates,
} from '#server/foundation/database/schema/all-tables.ts'
import type { OrderSnapshot } from '#server/foundation/database/schema/booking/order-changes.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { heldChanges } from './held-changes.ts'
import { holdsCapacityAt } from './holds-capacity.ts'
import { workThatCounts } from './read-work.ts'
import { findResources, findStockChanges } from './resource-queries.ts'

/** One theme or add-on of a booking. */
type BookedThing = BookedDemand & { readonly id: number }

/** Returns everything that each active booking takes from that day on. Call it under the lock of the capacity rules. */
export async function readBookedItems(tx: Queryable, from: PartyDay, now: Date): Promise<BookedThing[]> {
  const parties = await tx
    .select({
      id: bookings.id,
      bookingDate: bookings.bookingDate,
      numberOfNights: bookings.numberOfNights,
      themeId: bookings.themeId,
      teepees: bookings.numberOfTeepees,
    })
    .from(bookings)
    .where(and(gte(bookings.bookingDate, from), holdsCapacityAt(now)))
    .orderBy(asc(bookings.bookingDate), asc(bookings.id))
  if (parties.length === 0) return []
  const ids = parties.map(({ id }) => id)
  const lines = await tx.select().from(bookingAddons).where(inArray(bookingAddons.bookingId, ids))
  const linesByBooking = Map.groupBy(lines, ({ bookingId }) => bookingId)
  return parties.flatMap((party) => listThings(party, linesByBooking.get(party.id) ?? []))
}

type Party = Stay & { readonly id: number; readonly themeId: number; readonly teepees: number }
type AddonLine = { readonly addonId: number; readonly quantity: number }

function listThings({ themeId, ...party }: Party, lines: readonly AddonLine[]): BookedThing[] {
  return [
    { ...party, themeId, units: party.teepees, bookings: 1 },
    ...mergeAddons(lines).map(({ addonId, quantity }) => ({
      ...party,
      addonId,
      units: quantity,
      bookings: 1,
    })),
  ]
}

type WaitingRow = { readonly id: number; readonly bookingDate: PartyDay; readonly after: OrderSnapshot }

/** Returns what bookings take from that day on once their family has paid for the change that it has begun. */
async function readPaidLater(tx: Queryable, from: PartyDay, now: Date): Promise<BookedThing[][]> {
  const { rows } = await tx.execute<WaitingRow>(sql`
    SELECT booking.id, coalesce(change.new_day, change.booking_date) AS "bookingDate", change.after
    FROM ${heldChanges(now)} WHERE greatest(change.booking_date, change.new_day) >= ${from}`)
  return rows.map(({ id, bookingDate, after: { columns, addons: lines } }) => {
    const { themeId, numberOfNights, numberOfTeepees: teepees } = columns
    return listThings({ id, bookingDate, numberOfNights, themeId, teepees }, lines)
  })
}

export async function closedDays(tx: Queryable): Promise<Set<PartyDay>> {
  const rows = await tx.select({ date: unavailableDates.date }).from(unavailableDates)
  return new Set(rows.map(({ date }) => date))
}

/** Returns what decides when things are collected, by the current rules. */
export async function storedCollectionDays(tx: Queryable): Promise<CollectionDays> {
  const { collectOnClosedDays } = await readSettings(tx)
  return { collectOnClosedDays, unavailable: await closedDays(tx), work: await workThatCounts(tx) }
}

/**
 * Returns everything that booked days use, as resources by where they are stored: parties per day, teepees in total and
 * per theme, add-ons (possibly unlimited), and other resources.
 */
export async function readAllResources(tx: Queryable): Promise<Map<string, Resource>> {
  const { maxPartiesPerDay, teepeeStock, turnaroundDays } = await readSettings(tx)
  const allThemes = await tx.select().from(themes)
  const allAddons = await tx.select().from(addons)
  const others = await findResources(tx)
  const changes = await findStockChanges(tx)
  const themeIds = allThemes.map(({ id }) => id)
  return new Map([
    ['parties', createParties(maxPartiesPerDay, themeIds)],
    [
      'teepees',
      createTeepees(
        { name: 'teepees', quantity: teepeeStock, themeIds, changes: changes.get(null) },
        turnaroundDays,
      ),
    ],
    ...allThemes.map(
      ({ id, name, teepeeStock: quantity }) =>
        [
          `theme ${id}`,
          createTeepees({ name, quantity, themeIds: [id], changes: changes.get(id) }, turnaroundDays),
        ] as const,
    ),
    ...allAddons.map(({ id, name, stock }) => {
      const quantity = stock ?? Number.POSITIVE_INFINITY
      return [`add-on ${id}`, calculateStock({ id, name, stock: quantity }, turnaroundDays)] as const
    }),
    ...others.map((resource) => [`resource ${resource.id}`, resource] as const),
  ])
}

/**
 * Records what is available now. The returned function refuses a later change in this transaction if it leaves booked
 * days with too little, of things or of working time. Call it under the lock of the capacity rules.
 */
export async function watchBookedDays(
  tx: Transaction,
  now: Date,
): Promise<() => Promise<DetailedRefusal | undefined>> {
  const today = partyDayAt(now)
  const [days, owned] = [await storedCollectionDays(tx), await readAllResources(tx)]
  const firstDay = await firstPartyDay(tx, today)
  return async () => {
    const daysAfter = await storedCollectionDays(tx)
    const firstDayAfter = await firstPartyDay(tx, today)
    const from = firstDay < firstDayAfter ? firstDay : firstDayAfter
    const booked = await readBookedItems(tx, from, now)
    const waiting = (await readPaidLater(tx, from, now)).map((after) => {
      return { before: booked.filter(({ id }) => id === after[0]?.id), after }
    })
    const lacking = [...(await readAllResources(tx))].flatMap(([place, resource]) =>
      findResourceConflicts(
        { resource: owned.get(place) ?? resource, collections: getCollections(days) },
        { resource, collections: getCollections(daysAfter) },
        { booked, waiting },
        today,
      ),
    )
    const jobs = {
      booked: getWork(booked),
      waiting: waiting.map((order) => ({ before: getWork(order.before), after: getWork(order.after) })),
    }
    return breaksThese([...findWorkConflicts(days, daysAfter, jobs, today), ...lacking])
  }
}

export function getWork(booked: readonly BookedThing[]) {
  return [...Map.groupBy(booked, ({ id }) => id)].flatMap(([id, things]) => {
    const [first] = things
    if (!first) return []
    const { bookingDate, numberOfNights, teepees } = first
    const addons = things.reduce((sum, { addonId, units }) => (addonId === undefined ? sum : sum + units), 0)
    return [{ id, bookingDate, numberOfNights, parties: 1, teepees, addons }]
  })
}

/** Returns a refusal that names each of these bookings once; undefined if there are none. */
function breaksThese(
  conflicts: readonly { readonly id: number; readonly bookingDate: PartyDay }[],
): DetailedRefusal | undefined {
  const dayById = new Map(conflicts.map(({ id, bookingDate }) => [id, bookingDate]))
  const affected = [...dayById].map(([id, bookingDate]) => ({ id, bookingDate }))
  affected.sort((a, b) => (a.bookingDate < b.bookingDate ? -1 : 1) || a.id - b.id)
  const [first] = affected
  if (!first) return undefined
  const { id, bookingDate: day } = first
  const refusal = refuse('breaks_bookings', 'calendar.breaksBookings', {
    id,
    day,
    others: affected.length - 1,
  })
  return { ...refusal, details: { bookings: affected } }
}
