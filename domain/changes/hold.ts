import { type HeldBooking, holdsCapacity } from '../booking/status.ts'
import type { Cents } from '../money/money.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { dayEnds, type PartyDay } from '../time/party-day.ts'
import { type RefundReason, refundReason } from './refund-reason.ts'

export const DEFAULT_HOLD_MINUTES = 30

/** Returns until when a new booking holds its day without being paid. */
export function holdExpiry(createdAt: Date, holdMinutes: number): Date {
  return new Date(createdAt.getTime() + holdMinutes * 60_000)
}

/** The most days that staff may hold a date for a customer who pays by a link. */
export const LONG_HOLD_DAYS_MOST = 30

/** Returns whether a date is kept for a limited time, which can be made longer: money in part keeps it without a limit. */
export function canHoldLonger({
  bookingStatus,
  isPaid,
  paidCents,
}: HeldBooking & { readonly paidCents: Cents }): boolean {
  return bookingStatus === 'pending' && !isPaid && paidCents === 0
}

/** Returns until when a date is held for a customer on the phone: some days, but never past the party itself. */
export function longHoldExpiry(now: Date, days: number, bookingDate: PartyDay): Date {
  const wanted = holdExpiry(now, days * 24 * 60)
  const latest = dayEnds(bookingDate)
  return wanted < latest ? wanted : latest
}

/**
 * Returns until when a revised booking holds its day: what staff promised is never shortened, but ends with the party
 * itself. A booking that no longer holds its day begins anew.
 */
export function revisedHoldExpiry(
  before: HeldBooking,
  { now, holdMinutes, bookingDate }: { now: Date; holdMinutes: number; bookingDate: PartyDay },
): Date | null {
  const anew = holdExpiry(now, holdMinutes)
  if (!holdsCapacity(before, now)) return anew
  if (before.holdExpiresAt === null) return null
  const latest = dayEnds(bookingDate)
  const promised = before.holdExpiresAt < latest ? before.holdExpiresAt : latest
  return promised > anew ? promised : anew
}

/** What to do with a payment that has arrived for a booking. */
export type PaymentOutcome =
  | { readonly decision: 'record' }
  /** The booking had released its day and takes it back: pending, paid, its coupon counted again. */
  | { readonly decision: 'revive' }
  /** The payment is refunded at once, and the customer is told why. */
  | { readonly decision: 'refund'; readonly said: RefundReason }

/**
 * Decides about a payment, however late it arrives. The provider sends every event at least once, so the caller must
 * first recognize a recorded payment by its intent.
 * @param wasCancelledByPerson staff or the family cancelled the party; a payment does not revive it
 * @param dateRefusal the calendar's refusal of the day without this booking, determined under the day's lock
 */
export function decidePaymentOutcome(
  booking: HeldBooking,
  {
    now,
    wasCancelledByPerson,
    dateRefusal,
  }: {
    readonly now: Date
    readonly wasCancelledByPerson: boolean
    readonly dateRefusal: Refusal | undefined
  },
): PaymentOutcome {
  if (booking.isPaid) {
    return { decision: 'refund', said: refundReason('payments.paidTwice') }
  }
  if (holdsCapacity(booking, now)) return { decision: 'record' }
  if (wasCancelledByPerson) {
    return { decision: 'refund', said: refundReason('payments.cancelledMoneyBack') }
  }
  if (!dateRefusal) return { decision: 'revive' }
  return {
    decision: 'refund',
    said: refundReason('payments.cameTooLate', { refusal: [dateRefusal.message].flat() }),
  }
}
