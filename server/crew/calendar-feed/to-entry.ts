import { getAddress } from '#domain/booking/party-address.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { startInstant } from '#domain/foundation/time/party-start.ts'
import { lastNight } from '#domain/foundation/time/stay.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { CalendarEntry } from './render-calendar.ts'

/** Returns what the owner's and the customer's calendar entries have in common. */
export function toEntry(booking: FullBooking): Omit<CalendarEntry, 'title' | 'notes'> {
  const { reference, bookingDate, partyStartTime, updatedAt, version } = booking
  return {
    uid: `${reference}@moonlit-teepees`,
    day: bookingDate,
    ends: addDays(lastNight(booking), 1),
    begins: partyStartTime ? startInstant(bookingDate, partyStartTime) : undefined,
    changedAt: updatedAt,
    version,
    place: getAddress(booking),
  }
}
