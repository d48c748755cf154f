import { type DateRefusal, dateRefusal } from '#domain/availability.ts'
import { calendarFacts } from '#server/calendar/calendar-facts.ts'
import type { Transaction } from '#server/database/client.ts'
import type { BookingRow } from './full-booking.ts'

type Wanted = Pick<BookingRow, 'themeId' | 'numberOfTeepees' | 'bookingDate'> & {
  /** The booking's number, where it is stored already: it does not stand in its own way. */
  readonly id?: number | undefined
}

/** Why a booking cannot have its day, or nothing. To be asked under the lock of that day. */
export async function dayRefusal(
  tx: Transaction,
  wanted: Wanted,
  now: Date,
): Promise<DateRefusal | undefined> {
  const { id, themeId, numberOfTeepees: teepees, bookingDate: day } = wanted
  const facts = await calendarFacts(tx, { from: day, to: day, themeId, teepees, now, exceptBookingId: id })
  return dateRefusal(day, facts)
}
