import { getPhase, type PartyPhase } from '#domain/booking/party-phase.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { CustomerBooking } from './bookings.ts'

type PhasedBooking = Pick<CustomerBooking, 'bookingStatus' | 'isPaid' | 'paidAmount' | 'bookingDate'>

export function getBookingPhase(booking: PhasedBooking, today: PartyDay): PartyPhase {
  return getPhase({ ...booking, paidCents: parseDollars(booking.paidAmount) ?? 0 }, today)
}
