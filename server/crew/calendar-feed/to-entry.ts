import { getAddress } from '#domain/booking/party-address.ts'
import { startInstant } from '#domain/foundation/time/party-start.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { CalendarEntry } from './render-calendar.ts'

/** Returns what the owner's and the customer's calendar entries have in common. */
export function toEntry(booking: FullBooking): Omit<CalendarEntry, 'title' | 'notes'> {
  const { reference, bookingDate, partyStartTime, updatedAt, version } = booking
  return {
    uid: `${reference}@moonlit-teepees`,
    day: bookingDate,
    begins: partyStartTime ? startInstant(bookingDate, partyStartTime) : undefined,
    changedAt: updatedAt,
    version,
    place: getAddress(booking),
  }
}
