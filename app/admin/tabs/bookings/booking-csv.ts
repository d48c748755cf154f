import { type CsvColumn, headerLine, rowLines } from '#app/lib/csv.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { BOOKING_TEXT_NAMES, BOOKING_TEXTS } from '#domain/booking/booking-fields.ts'
import type { PartyDay } from '#domain/time/party-day.ts'

type Column = CsvColumn<Booking>

/**
 * English for every reader, because programs know the columns. Those up to the special requests are fixed; the
 * families' other texts follow them.
 */
const COLUMNS: readonly Column[] = [
  ['Booking ID', (booking) => booking.id],
  ['Customer Name', (booking) => booking.customerName],
  ['Email', (booking) => booking.customerEmail],
  ['Phone', (booking) => booking.customerPhone],
  ['Theme', (booking) => booking.themeName],
  ['Booking Date', (booking) => booking.bookingDate],
  ['Party Address', (booking) => booking.partyAddress],
  ['City', (booking) => booking.city],
  ['State', (booking) => booking.state],
  ['ZIP', (booking) => booking.zipCode],
  ['Guest Count', (booking) => booking.guestCount],
  ['Total Amount', (booking) => booking.totalAmount],
  ['Payment Status', (booking) => (booking.isPaid ? 'Paid' : 'Unpaid')],
  ['Booking Status', (booking) => booking.bookingStatus],
  ...BOOKING_TEXT_NAMES.map((name): Column => [BOOKING_TEXTS[name].column, (booking) => booking[name]]),
]

export const csvHeader = headerLine(COLUMNS)

/** Returns the rows after the header, each on a new line. */
export function csvRows(bookings: readonly Booking[]): string {
  return rowLines(COLUMNS, bookings)
}

export function bookingsFileName(today: PartyDay): string {
  return `bookings-${today}.csv`
}
