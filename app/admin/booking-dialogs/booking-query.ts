import { pathQuery } from '#app/lib/path-query.ts'
import type { Booking } from '#contract/bookings.ts'

/** One booking by its number; asked again three times before giving up. */
export function bookingQuery(id: number) {
  return pathQuery<Booking>(`/api/bookings/${id}`, { retry: 3 })
}
