import { getBookingSums } from '#contract/booking/booking-statement.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'

/** Returns what was paid beyond the price and goes back to the family. */
export function getOverpayment(booking: Booking): string | undefined {
  const { creditCents } = getBookingSums(booking)
  return creditCents > 0 && booking.bookingStatus !== 'cancelled' ? toDecimal(creditCents) : undefined
}
