import type { CustomerBooking } from '#contract/bookings.ts'

/** Saves the booking's summary as a JSON file named after it. */
export function downloadReceipt(booking: CustomerBooking): void {
  const file = new Blob([JSON.stringify(receiptOf(booking), null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `booking-receipt-${booking.bookingId}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

function receiptOf(booking: CustomerBooking) {
  const { id, themeId, bookingStatus, holdExpiresAt, cancelReason, ...receipt } = booking
  return receipt
}
