import type { PartyOrder } from '#contract/bookings.ts'
import { textsOf } from '#domain/booking/booking-fields.ts'
import { holdExpiry, longHoldExpiry } from '#domain/booking/hold.ts'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import type { PartyDay } from '#domain/party-day.ts'
import { type PricedOrder, pricedColumns } from '#server/bookings/price-order.ts'
import type { StaffEntry } from './booking-request.ts'

type Made = {
  readonly now: Date
  readonly holdMinutes: number
  readonly enteredBy: StaffEntry | undefined
}

/** Returns the columns of a new booking. */
export function bookingValues(order: PartyOrder, priced: PricedOrder, { now, holdMinutes, enteredBy }: Made) {
  const { numberOfTeepees, bookingDate, customerName, customerEmail, customerPhone, partyAddress } = order
  const { city, state, zipCode, guestCount, isDeposit } = order
  return {
    numberOfTeepees,
    bookingDate,
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
    ...textsOf(order),
    isDeposit,
    ...pricedColumns(priced),
    refundSteps: priced.refundSteps,
    couponHeld: priced.coupon !== undefined,
    bookingStatus: enteredBy?.bookingStatus ?? ('pending' as const),
    confirmedAt: enteredBy?.bookingStatus === 'confirmed' ? now : null,
    cancelReason: null,
    cancelledAt: null,
    holdExpiresAt: enteredBy ? longHold(now, bookingDate, enteredBy) : holdExpiry(now, holdMinutes),
    createdAt: now,
  }
}

function longHold(now: Date, bookingDate: PartyDay, { holdDays }: StaffEntry): Date | null {
  return holdDays === undefined ? null : longHoldExpiry(now, holdDays, bookingDate)
}
