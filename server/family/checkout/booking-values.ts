import type { PartyOrder } from '#contract/booking/bookings.ts'
import { pickAnswers } from '#domain/booking/booking-fields.ts'
import { holdExpiry, longHoldExpiry, revisedHoldExpiry } from '#domain/booking/changes/hold.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { type PricedOrder, pricedColumns } from '#server/booking/bookings/price-order.ts'
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
  const { numberOfTeepees, bookingDate, customerName, customerEmail, customerPhone, partyAddress } = order
  const { city, state, zipCode, guestCount, isDeposit, numberOfNights = 1 } = order
  return {
    numberOfTeepees,
    bookingDate,
    numberOfNights,
    partyStartTime: order.partyStartTime ?? null,
    language: order.language ?? DEFAULT_LANGUAGE,
    customerName,
    customerEmail,
    customerPhone,
    partyAddress,
    city,
    state,
    zipCode,
    guestCount,
    ...pickAnswers(order),
    isDeposit,
    ...pricedColumns(priced),
    refundSteps: priced.refundSteps,
    couponHeld: priced.coupon !== undefined,
    bookingStatus: enteredBy?.bookingStatus ?? ('pending' as const),
    isEnteredByStaff: enteredBy !== undefined || own?.isEnteredByStaff === true,
    confirmedAt: enteredBy?.bookingStatus === 'confirmed' ? now : null,
    cancelReason: null,
    cancelledAt: null,
    holdExpiresAt: holdEnd(bookingDate, made),
    createdAt: now,
  }
}

function holdEnd(bookingDate: PartyDay, { now, holdMinutes, enteredBy, own }: Made): Date | null {
  if (own) return revisedHoldExpiry(own, { now, holdMinutes, bookingDate })
  if (!enteredBy) return holdExpiry(now, holdMinutes)
  const { holdDays } = enteredBy
  return holdDays === undefined ? null : longHoldExpiry(now, holdDays, bookingDate)
}
