import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import { BOOKING_FIELD_NAMES } from '#domain/booking/booking-fields.ts'
import type { BookingRow } from '#server/booking/bookings/full-booking.ts'

const DETAILS = [
  'bookingDate',
  'numberOfNights',
  'partyStartTime',
  'themeId',
  'numberOfTeepees',
  'customerName',
  'customerEmail',
  'customerPhone',
  'partyAddress',
  'city',
  'state',
  'zipCode',
  'language',
  'guestCount',
  ...BOOKING_FIELD_NAMES,
  'isDeposit',
] as const satisfies (keyof BookingChange & keyof BookingRow)[]

/** Returns the columns that staff changed; status, coupon and amounts are computed elsewhere. */
export function changedColumns(change: Omit<BookingChange, 'addons'>): Partial<BookingRow> {
  return Object.fromEntries(
    DETAILS.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])),
  )
}
