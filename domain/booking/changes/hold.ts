import type { Cents } from '#domain/foundation/money/money.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { dayEnds, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { type HeldBooking, holdsCapacity } from '../status.ts'
import { type RefundReason, refundReason } from './refund-reason.ts'

export const DEFAULT_HOLD_MINUTES = 30

/** Returns when the hold of a new, unpaid booking ends. */
export function holdExpiry(createdAt: Date, holdMinutes: number): Date {
  return new Date(createdAt.getTime() + holdMinutes * 60_000)
}

/** How long before its end a hold is looked at: longer than any run of the job takes. */
export const HOLD_WATCH_MINUTES = 5

/**
 * For how long a day stays held after a hold with an open payment has ended, while the provider does not say whether
 * the payment can be stopped. A payment that arrives later revives the booking if its day is still free.
 */
export const HOLD_KEPT_MINUTES = 10

/** The most days that staff can hold a date for a customer who pays by link. */
export const LONG_HOLD_DAYS_MOST = 30

/**
 * Returns whether a hold can be extended: the date is held for a limited time. A partly paid booking holds it
 * indefinitely.
 */
export function canHoldLonger({
  bookingStatus,
  isPaid,
  paidCents,
}: HeldBooking & { readonly paidCents: Cents }): boolean {
  return bookingStatus === 'pending' && !isPaid && paidCents === 0
}

/** Returns when a hold given on the phone ends: after some days, but never later than the party itself. */
export function longHoldExpiry(now: Date, days: number, bookingDate: PartyDay): Date {
  const wanted = holdExpiry(now, days * 24 * 60)
  const latest = dayEnds(bookingDate)
  return wanted < latest ? wanted : latest
}

/** How many days a date is kept while a bank processes its payment, and after the bank has refused it. */
const SETTLING_DAYS = 2
/** A date that is kept for longer is not renewed, because each renewal is a new version of the booking. */
const LEAST_SETTLING_DAYS = 1

/**
 * Returns until when to keep the date of a payment that a bank is processing or has refused; undefined if it is kept
 * long enough. Renewed while the bank is processing, so that a refused payment does not block the date for longer. What
 * staff promised is never shortened.
 */
export function settlingHoldExpiry(
  heldUntil: Date,
  { now, bookingDate, isRefused }: { now: Date; bookingDate: PartyDay; isRefused: boolean },
): Date | undefined {
  const least = longHoldExpiry(now, isRefused ? SETTLING_DAYS : LEAST_SETTLING_DAYS, bookingDate)
  return heldUntil < least ? longHoldExpiry(now, SETTLING_DAYS, bookingDate) : undefined
}

/**
 * Returns when the hold of a revised booking ends. What staff promised is never shortened, but ends with the party
 * itself. A booking whose hold has expired starts a new one.
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

type PaymentOutcome =
  | { readonly decision: 'record' }
  /** The booking had released its day and takes it back: pending, paid, and its coupon counted again. */
  | { readonly decision: 'revive' }
  /** Refund the payment at once and tell the customer why. */
  | { readonly decision: 'refund'; readonly reason: RefundReason }

/**
 * Decides about a payment, however late it arrives. The provider delivers every event at least once, so the caller must
 * first recognize payments that are already recorded by their intent.
 * @param wasCancelledByPerson staff or the family cancelled the party; a payment does not revive it
 * @param dateRefusal why the calendar refuses the day, not counting this booking; determined while the day is locked
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
    return { decision: 'refund', reason: refundReason('payments.paidTwice') }
  }
  if (holdsCapacity(booking, now)) return { decision: 'record' }
  if (wasCancelledByPerson) {
    return { decision: 'refund', reason: refundReason('payments.cancelledMoneyBack') }
  }
  if (!dateRefusal) return { decision: 'revive' }
  return {
    decision: 'refund',
    reason: refundReason('payments.cameTooLate', { refusal: [dateRefusal.message].flat() }),
  }
}
