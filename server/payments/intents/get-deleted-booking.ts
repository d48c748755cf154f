import type { BookingRow } from '#server/bookings/full-booking.ts'
import type { DeletedBooking } from '#server/database/schema/money/payments.ts'

/** What is remembered of a deleted booking, to tell its customer in their language should a card be charged for it. */
export function getDeletedBooking({
  reference,
  customerName,
  customerEmail,
  language,
}: BookingRow): DeletedBooking {
  return { reference, customerName, customerEmail, language }
}
