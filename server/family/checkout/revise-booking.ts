import { isCancelledByPerson } from '#domain/booking/status.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { ALREADY_PAID } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'

/**
 * Returns the customer's booking if it can still be revised; undefined if a person cancelled it, in which case the
 * caller makes a new booking.
 */
export function getEditable(booking: FullBooking): FullBooking | Refusal | undefined {
  const refusal = refusalToRevise(booking)
  const isClosed = refusal?.code === 'booking_closed'
  const startsAnew = isClosed && booking.bookingStatus === 'cancelled' && booking.paidCents === 0
  return startsAnew ? undefined : (refusal ?? booking)
}

/** Checked again with the booking locked: it may have been paid, confirmed, cancelled or deleted since it was read. */
export function refusalToRevise(booking: FullBooking | undefined): Refusal | undefined {
  if (booking?.isPaid) return ALREADY_PAID
  return booking && isOpen(booking) ? undefined : CLOSED
}

/** Returns whether it is only waiting for its first payment, or was until it was released. */
function isOpen({ bookingStatus, cancelReason, paidCents }: FullBooking): boolean {
  const wasReleased = cancelReason !== null && !isCancelledByPerson(cancelReason)
  // A partial payment taken by staff keeps the date and the price it was taken for.
  return paidCents === 0 && (bookingStatus === 'pending' || wasReleased)
}

const CLOSED = refuse('booking_closed', 'bookings.changedByUs')
