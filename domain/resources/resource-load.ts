import type { PartyDay } from '../time/party-day.ts'
import { type BookedDemand, type Collections, claimsOn, quantityOn, type Resource } from './resources.ts'

/** How much of a resource is taken on a day, and how many there are on that day. */
export type DayLoad = { readonly date: PartyDay; readonly quantity: number; readonly taken: number }

/** Returns each day's load. `booked` must cover every party that claims one of the days. */
export function loadOfDays(
  days: readonly PartyDay[],
  resource: Resource,
  booked: readonly BookedDemand[],
  collections: Collections,
): DayLoad[] {
  const claims = claimsOn(resource, booked, collections)
  return days.map((date) => ({
    date,
    quantity: quantityOn(resource, date),
    taken: claims.get(date) ?? 0,
  }))
}
