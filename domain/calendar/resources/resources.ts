import { addDays, dayRange, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { lastNight, type Stay } from '#domain/foundation/time/stay.ts'
import { type BookedOrders, countMost, listTaken } from '../booked-orders.ts'

export const RESOURCE_KINDS = ['frame', 'kit', 'part', 'crew'] as const
/** What a requirement is per. A theme's unit is a teepee; an add-on's unit is a single item. */
export const REQUIREMENT_UNITS = ['teepee', 'unit', 'booking'] as const

export type Requirement = {
  readonly themeId?: number | null | undefined
  readonly addonId?: number | null | undefined
  readonly per: (typeof REQUIREMENT_UNITS)[number]
  readonly count: number
}

/** Days, both ends included, on which there are more or fewer of something, for example because of a repair. */
export type StockChange = { readonly from: PartyDay; readonly to: PartyDay; readonly delta: number }

/** Something the business has a limited number of; each party blocks what it uses for some days. */
export type Resource = {
  readonly name: string
  readonly quantity: number
  readonly daysBefore: number
  readonly daysAfter: number
  readonly changes: readonly StockChange[]
  readonly requirements: readonly Requirement[]
}

/** What one booking, or several on the same day together, need for a theme or an add-on. */
export type Demand = {
  readonly themeId?: number | undefined
  readonly addonId?: number | undefined
  readonly teepees: number
  readonly units: number
  readonly bookings: number
}

export type BookedDemand = Demand & Stay

/** What decides when something is collected. */
export type Collections = {
  /** Days the owner closed. */
  readonly unavailable: { readonly has: (day: PartyDay) => boolean }
  /** If false, nothing is collected on a closed day; it stays out until the next open one. */
  readonly collectOnClosedDays?: boolean | undefined
}

/** Returns the last day on which things delivered to a party are unavailable to others. */
export function keptThrough(
  stay: Stay,
  daysAfter: number,
  { unavailable, collectOnClosedDays = true }: Collections,
): PartyDay {
  let last = addDays(lastNight(stay), daysAfter)
  if (collectOnClosedDays || daysAfter === 0) return last
  while (unavailable.has(last)) last = addDays(last, 1)
  return last
}

/** Returns the days on which a party blocks the resource for others. */
export function getReservedDays(
  stay: Stay,
  { daysBefore, daysAfter }: Pick<Resource, 'daysBefore' | 'daysAfter'>,
  collections: Collections,
): PartyDay[] {
  return dayRange(addDays(stay.bookingDate, -daysBefore), keptThrough(stay, daysAfter, collections))
}

export function calculateNeed(
  { requirements }: Pick<Resource, 'requirements'>,
  demands: readonly Demand[],
): number {
  let need = 0
  for (const { themeId, addonId, per, count } of requirements) {
    for (const demand of demands) {
      const isMeant =
        themeId == null ? addonId != null && demand.addonId === addonId : demand.themeId === themeId
      if (isMeant) need += count * calculateAmount(demand, per)
    }
  }
  return need
}

export function countReserved(
  resource: Resource,
  booked: readonly BookedDemand[],
  collections: Collections,
): Map<PartyDay, number> {
  const reserved = new Map<PartyDay, number>()
  for (const demand of booked) {
    const need = calculateNeed(resource, [demand])
    if (need === 0) continue
    for (const day of getReservedDays(demand, resource, collections))
      reserved.set(day, (reserved.get(day) ?? 0) + need)
  }
  return reserved
}

/** Returns how many of the resource exist on a day, free or not. */
export function quantityOn(
  { quantity, changes }: Pick<Resource, 'quantity' | 'changes'>,
  day: PartyDay,
): number {
  return changes.reduce(
    (total, { from, to, delta }) => (from <= day && day <= to ? total + delta : total),
    quantity,
  )
}

/**
 * Returns how many of the resource a party on that day could still have on each of the days it would reserve; never
 * negative.
 */
export function countLeft(
  stay: Stay,
  resource: Resource,
  reserved: ReadonlyMap<PartyDay, number>,
  collections: Collections,
): number {
  const free = getReservedDays(stay, resource, collections).map(
    (day) => quantityOn(resource, day) - (reserved.get(day) ?? 0),
  )
  return Math.max(0, Math.min(...free))
}

/** Models the stock of an add-on as a resource that is taken for as long as the party's teepees. */
export function calculateStock(
  { id, name, stock }: { readonly id: number; readonly name: string; readonly stock: number },
  turnaroundDays: number,
): Resource {
  const requirements = [{ addonId: id, per: 'unit', count: 1 }] as const
  return { name, quantity: stock, daysBefore: 0, daysAfter: turnaroundDays, changes: [], requirements }
}

/** Models the number of parties that can be set up on one day as a resource. */
export function createParties(quantity: number, themeIds: readonly number[]): Resource {
  const requirements = themeIds.map((themeId) => ({ themeId, per: 'booking', count: 1 }) as const)
  return { name: 'parties', quantity, daysBefore: 0, daysAfter: 0, changes: [], requirements }
}

/** Models the teepees of some themes as a resource. */
export function createTeepees(
  {
    name,
    quantity,
    themeIds,
    changes = [],
  }: {
    readonly name: string
    readonly quantity: number
    readonly themeIds: readonly number[]
    readonly changes?: readonly StockChange[] | undefined
  },
  turnaroundDays: number,
): Resource {
  const requirements = themeIds.map((themeId) => ({ themeId, per: 'teepee', count: 1 }) as const)
  return { name, quantity, daysBefore: 0, daysAfter: turnaroundDays, changes, requirements }
}

type Plan = { readonly resource: Resource; readonly collections: Collections }

/**
 * Returns the bookings that a change would break: from today on, those which reserve a resource on a day when more of
 * it would be taken than there is, by a wider margin than before the change.
 */
export function findResourceConflicts<Booked extends BookedDemand>(
  before: Plan,
  after: Plan,
  orders: BookedOrders<Booked>,
  today: PartyDay,
): Booked[] {
  const countFor = ({ resource, collections }: Plan) =>
    countMost(orders, (booked) => countReserved(resource, booked, collections))
  const reservedBefore = countFor(before)
  const reservedAfter = countFor(after)
  const missing = (resource: Resource, reserved: ReadonlyMap<PartyDay, number>, day: PartyDay) =>
    Math.max(0, (reserved.get(day) ?? 0) - quantityOn(resource, day))
  const conflictDays = new Set(
    [...reservedAfter.keys()].filter(
      (day) =>
        day >= today &&
        missing(after.resource, reservedAfter, day) > missing(before.resource, reservedBefore, day),
    ),
  )
  return listTaken(orders).filter(
    (demand) =>
      calculateNeed(after.resource, [demand]) > 0 &&
      getReservedDays(demand, after.resource, after.collections).some((day) => conflictDays.has(day)),
  )
}

function calculateAmount({ teepees, units, bookings }: Demand, per: Requirement['per']): number {
  if (per === 'teepee') return teepees
  return per === 'unit' ? units : bookings
}
