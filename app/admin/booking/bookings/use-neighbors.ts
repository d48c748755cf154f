import { useQueryClient } from '@tanstack/react-query'
import { findNeighbors, type Neighbors } from '#app/admin/kit/side-panel/find-neighbors.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingList } from '#contract/booking/staff-bookings.ts'

/** Returns the bookings before and after this one in the most recently viewed list. */
export function useNeighbors(id: number): Neighbors<number> {
  const lists = useQueryClient()
    .getQueryCache()
    .findAll(queriesAt('/api/bookings'))
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ state }) => state.data as readonly Booking[] | BookingList | undefined)
    .map((data) => (data && 'bookings' in data ? data.bookings : []).map((booking) => booking.id))
  return findNeighbors(lists, id)
}
