import { loadPath } from '#app/lib/api-request.ts'
import type { Booking } from '#contract/bookings.ts'

/** One booking by its number; asked again three times before giving up. */
export function bookingQuery(id: number) {
  const path = `/api/bookings/${id}`
  return { queryKey: [path] as const, queryFn: () => loadPath<Booking>(path), retry: 3 }
}
