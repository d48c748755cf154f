import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { type BookedDemand, type Collections, countReserved, quantityOn, type Resource } from './resources.ts'

type DayLoad = { readonly date: PartyDay; readonly quantity: number; readonly taken: number }

/** Returns each day's load. `booked` must cover every party that reserves one of the days. */
export function listDailyLoad(
  days: readonly PartyDay[],
  resource: Resource,
  booked: readonly BookedDemand[],
  collections: Collections,
): DayLoad[] {
  const reserved = countReserved(resource, booked, collections)
  return days.map((date) => ({ date, quantity: quantityOn(resource, date), taken: reserved.get(date) ?? 0 }))
}
