import type { BookingRow } from '#server/booking/bookings/full-booking.ts'
import type { DeletedBooking } from '#server/foundation/database/schema/money/payments.ts'

/** What is kept of a deleted booking, to tell its customer in their language if a card is charged for it after all. */
export function getDeletedBooking({
  reference,
  customerName,
  customerEmail,
  language,
}: BookingRow): DeletedBooking {
  return { reference, customerName, customerEmail, language }
}
