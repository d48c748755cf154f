import { getBookingPhase } from '#contract/booking/booking-phase.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { isOver } from '#domain/booking/party-phase.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { getOverpayment } from '../money/get-overpayment.ts'

/** Acts that are decided in a dialog. */
export type BookingAct = 'edit' | 'move' | 'status' | 'delete' | 'cancel' | 'payment' | 'link' | 'overpayment'

export type OnAct = (act: BookingAct, booking: Booking) => void

/** Returns what a booking asks for next; undefined once it is completed or canceled. */
export function getMainAct(booking: Booking, today: PartyDay): BookingAct | 'confirm' | 'crew' | undefined {
  const { bookingStatus, owedAmount } = booking
  const phase = getBookingPhase(booking, today)
  if (getOverpayment(booking) !== undefined) return 'overpayment'
  if (bookingStatus === 'pending') return isOver(phase) ? 'status' : 'confirm'
  if (bookingStatus !== 'confirmed') return undefined
  // From the day of the party on, families pay at the door.
  if (Number(owedAmount) > 0) return booking.bookingDate > today ? 'link' : 'payment'
  if (phase === 'tonight') return 'crew'
  return isOver(phase) ? 'status' : 'edit'
}
