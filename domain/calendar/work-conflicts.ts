import type { PartyDay } from '../foundation/time/party-day.ts'
import { type BookedOrders, countMost, listTaken } from './booked-orders.ts'
import { type BookedWork, type CollectionDays, collectionDay } from './work/jobs.ts'
import { calculateWorkLoad, freeMinutes } from './work-rule.ts'

/**
 * Returns the bookings, from today on, with a job on a day that a change leaves with too little time, and with less
 * than before.
 */
export function findWorkConflicts<Booked extends BookedWork>(
  before: CollectionDays,
  after: CollectionDays,
  orders: BookedOrders<Booked>,
  today: PartyDay,
): Booked[] {
  const missingBefore = missingMinutes(before, orders)
  const missingAfter = missingMinutes(after, orders)
  const isInConflict = (day: PartyDay) =>
    day >= today && (missingAfter.get(day) ?? 0) > (missingBefore.get(day) ?? 0)
  return listTaken(orders).filter(
    (party) => isInConflict(party.bookingDate) || isInConflict(collectionDay(party, after)),
  )
}

/** Returns the missing minutes by day; empty if working time does not limit bookings. */
function missingMinutes(days: CollectionDays, orders: BookedOrders<BookedWork>): Map<PartyDay, number> {
  const { work } = days
  if (!work) return new Map()
  const counted = { ...days, work }
  const load = countMost(orders, (booked) => calculateWorkLoad(booked, counted))
  return new Map([...load.keys()].map((day) => [day, Math.max(0, -freeMinutes(day, counted, load))]))
}
