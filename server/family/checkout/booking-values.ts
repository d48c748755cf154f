import type { PartyOrder } from '#contract/booking/bookings.ts'
import { holdExpiry, longHoldExpiry, revisedHoldExpiry } from '#domain/booking/changes/hold.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { type PricedOrder, pricedColumns } from '#server/booking/bookings/price-order.ts'
import { partyColumns } from '#server/booking/bookings/write/create-bookings.ts'
import type { StaffEntry } from './booking-request.ts'

type Made = {
  readonly now: Date
  readonly holdMinutes: number
  readonly enteredBy: StaffEntry | undefined
  /** The booking that is revised, if any. */
  readonly own: FullBooking | undefined
}

/** Returns the columns of a new or revised booking. */
export function bookingValues(order: PartyOrder, priced: PricedOrder, made: Made) {
  const { now, enteredBy, own } = made
  return {
    ...partyColumns(order),
    numberOfNights: order.numberOfNights ?? 1,
    isDeposit: order.isDeposit,
    ...pricedColumns(priced),
    refundSteps: priced.refundSteps,
    couponHeld: priced.coupon !== undefined,
    bookingStatus: enteredBy?.bookingStatus ?? ('pending' as const),
    isEnteredByStaff: enteredBy !== undefined || own?.isEnteredByStaff === true,
    confirmedAt: enteredBy?.bookingStatus === 'confirmed' ? now : null,
    cancelReason: null,
    cancelledAt: null,
    holdExpiresAt: holdEnd(order.bookingDate, made),
    createdAt: now,
  }
}

function holdEnd(bookingDate: PartyDay, { now, holdMinutes, enteredBy, own }: Made): Date | null {
  if (own) return revisedHoldExpiry(own, { now, holdMinutes, bookingDate })
  if (!enteredBy) return holdExpiry(now, holdMinutes)
  const { holdDays } = enteredBy
  return holdDays === undefined ? null : longHoldExpiry(now, holdDays, bookingDate)
}
