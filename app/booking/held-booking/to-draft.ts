import { type BookingDraft, EMPTY_DRAFT, toDraftTheme } from '#app/lib/draft/booking-draft.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import { eachBookingField } from '#domain/booking/booking-fields.ts'
import { toRequiredDetails } from '#domain/booking/details-fields.ts'

/** Returns a draft of a booking made on a family's behalf, for the family to check and pay. */
export function toDraft(booking: CustomerBooking, themes: readonly Theme[]): BookingDraft {
  const theme = themes.find(({ id, available }) => id === booking.themeId && available)
  const coupon = booking.lines.find((line) => line.coupon)?.coupon
  return {
    ...EMPTY_DRAFT,
    ...(theme && toDraftTheme(theme)),
    numberOfTeepees: booking.numberOfTeepees,
    numberOfNights: booking.numberOfNights ?? 1,
    bookingDate: booking.bookingDate,
    partyStartTime: booking.partyStartTime,
    addons: booking.addons.map(({ addonId, quantity }) => ({ addonId, quantity })),
    answers: Object.fromEntries(booking.answers.map(({ questionId, value }) => [questionId, value])),
    details: toDetails(booking),
    paymentOption: booking.isDeposit ? 'deposit' : 'full',
    damageWaiver: booking.damageWaiver === true,
    appliedCoupon: coupon ?? null,
    bookingId: booking.bookingId,
  }
}

/**
 * Returns only the party, for a family whose hold has expired: its reference no longer gives access to the
 * family's details.
 */
export function toDraftWithoutDay(booking: CustomerBooking, themes: readonly Theme[]): BookingDraft {
  const { details } = EMPTY_DRAFT
  const guestCount = String(booking.guestCount)
  const draft = { ...toDraft(booking, themes), details: { ...details, guestCount } }
  return { ...draft, bookingDate: '', answers: {}, appliedCoupon: null, bookingId: null }
}

function toDetails(booking: CustomerBooking): BookingDraft['details'] {
  return { ...toRequiredDetails(booking), ...eachBookingField((name) => toTyped(booking[name])) }
}

function toTyped(answer: string | boolean | null): string {
  return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : (answer ?? '')
}
