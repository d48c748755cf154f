import type { NewBooking } from '#contract/bookings.ts'
import { textsOf } from '#domain/booking/booking-fields.ts'
import { holdExpiry, longHoldExpiry } from '#domain/booking/hold.ts'
import type { PartyDay } from '#domain/party-day.ts'
import { type PricedOrder, pricedColumns } from '#server/bookings/price-order.ts'

/** The staff member who enters a booking for a customer, and what they decided about it. */
export type StaffEntry = {
  readonly actor: string
  readonly bookingStatus: 'pending' | 'confirmed'
  readonly overrideCapacity: boolean
  /** For how many days the date is kept unpaid; without a limit where it is missing. */
  readonly holdDays?: number | undefined
  readonly sendPaymentLink: boolean
}

type Moment = { readonly now: Date; readonly holdMinutes: number }

/** The columns of a booking as it is made. */
export function bookingValues(
  input: NewBooking & { readonly enteredBy?: StaffEntry | undefined },
  priced: PricedOrder,
  { now, holdMinutes }: Moment,
) {
  const { numberOfTeepees, bookingDate, customerName, customerEmail, customerPhone, partyAddress } = input
  const { city, state, zipCode, guestCount, isDeposit } = input
  return {
    numberOfTeepees,
    bookingDate,
    partyStartTime: input.partyStartTime ?? null,
    customerName,
    customerEmail,
    customerPhone,
    partyAddress,
    city,
    state,
    zipCode,
    guestCount,
    ...textsOf(input),
    isDeposit,
    ...pricedColumns(priced),
    refundSteps: priced.refundSteps,
    couponHeld: priced.coupon !== undefined,
    bookingStatus: input.enteredBy?.bookingStatus ?? ('pending' as const),
    confirmedAt: input.enteredBy?.bookingStatus === 'confirmed' ? now : null,
    cancelReason: null,
    cancelledAt: null,
    holdExpiresAt: input.enteredBy
      ? longHold(now, bookingDate, input.enteredBy)
      : holdExpiry(now, holdMinutes),
    createdAt: now,
  }
}

function longHold(now: Date, bookingDate: PartyDay, { holdDays }: StaffEntry): Date | null {
  return holdDays === undefined ? null : longHoldExpiry(now, holdDays, bookingDate)
}
