import { saveFile } from '#app/lib/save-file.ts'
import type { CustomerBooking } from '#contract/bookings.ts'

/** Saves the booking's summary as a JSON file named after it. */
export function downloadReceipt(booking: CustomerBooking): void {
  const name = `booking-receipt-${booking.bookingId}.json`
  saveFile([JSON.stringify(receiptOf(booking), null, 2)], { name, type: 'application/json' })
}

function receiptOf(booking: CustomerBooking) {
  const { id, themeId, bookingStatus, holdExpiresAt, cancelReason, ...receipt } = booking
  return receipt
}
