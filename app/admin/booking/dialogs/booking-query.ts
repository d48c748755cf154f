import { type ApiQuery, apiQuery, loadQuery } from '#app/lib/api/api-query.ts'
import type { Booking, CustomerBooking } from '#contract/booking/bookings.ts'

/** One booking by its id; retried three times before giving up. */
export function bookingQuery(id: number) {
  return { ...bookingRequest(id), select: asStaffReadIt, retry: 3 }
}

/** Loads a booking, bypassing the cache. */
export async function loadBooking(id: number): Promise<Booking> {
  return asStaffReadIt(await loadQuery(bookingRequest(id)))
}

function bookingRequest(id: number): ApiQuery<Booking | CustomerBooking> {
  return apiQuery('/api/bookings/:bookingId', { params: { bookingId: String(id) } })
}

/** Only staff can read a booking by its id, and they get all of it. */
function asStaffReadIt(booking: Booking | CustomerBooking): Booking {
  if (!('version' in booking)) throw new TypeError('This booking was not read by staff')
  return booking
}
