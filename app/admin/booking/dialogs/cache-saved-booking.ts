import type { QueryClient } from '@tanstack/react-query'
import { queriesAt } from '#app/lib/api/api-query.ts'
import type { Booking } from '#contract/booking/bookings.ts'

const SHOW_BOOKINGS = queriesAt('/api/bookings', '/api/bookings/:bookingId')

/**
 * Writes a saved booking into the cached lists that show it. Otherwise, a second edit before the refetch
 * would be based on the old version and be rejected as a conflict.
 */
export function cacheSavedBooking(queryClient: QueryClient, saved: Booking): void {
  queryClient.setQueriesData<unknown>(SHOW_BOOKINGS, (data: unknown) => replaceBooking(data, saved))
}

/** Returns a cached API response with an older version of the booking replaced by the saved one. */
export function replaceBooking(data: unknown, saved: Booking): unknown {
  if (Array.isArray(data)) return data.map((each) => replaceBooking(each, saved))
  if (data === null || typeof data !== 'object') return data
  if ('bookings' in data) return { ...data, bookings: replaceBooking(data.bookings, saved) }
  const isOlder = 'id' in data && data.id === saved.id && 'version' in data
  return isOlder && Number(data.version) < saved.version ? saved : data
}

/** Returns the newest cached version of a booking: a list may render one frame after its data arrived. */
export function findNewestBooking(queryClient: QueryClient, seen: Booking): Booking {
  const loaded = queryClient.getQueriesData<unknown>(SHOW_BOOKINGS).map(([, data]) => data)
  return findNewestIn(loaded, seen)
}

/** Returns the version in a cached API response, or `seen` if that is not older. */
export function findNewestIn(data: unknown, seen: Booking): Booking {
  if (Array.isArray(data)) return data.reduce<Booking>((newest, each) => findNewestIn(each, newest), seen)
  if (data === null || typeof data !== 'object') return seen
  if ('bookings' in data) return findNewestIn(data.bookings, seen)
  const isSame = 'id' in data && data.id === seen.id && 'version' in data
  return isSame && Number(data.version) > seen.version ? (data as unknown as Booking) : seen
}
