import { dayEnds, type PartyDay } from '../party-day.ts'
import type { Refusal } from '../refusal.ts'
import { type Said, say, tell } from '../sentences/said.ts'
import { type HeldBooking, holdsCapacity } from './status.ts'

export const DEFAULT_HOLD_MINUTES = 30

/** Until when a new booking keeps its day without being paid. */
export function holdExpiry(createdAt: Date, holdMinutes: number): Date {
  return new Date(createdAt.getTime() + holdMinutes * 60_000)
}

/** How many days staff may keep a date for a customer who pays by a link. */
export const LONG_HOLD_DAYS_MOST = 30

/** Until when a date is kept for a customer on the phone: some days, but never past the party itself. */
export function longHoldExpiry(now: Date, days: number, bookingDate: PartyDay): Date {
  const wanted = holdExpiry(now, days * 24 * 60)
  const latest = dayEnds(bookingDate)
  return wanted < latest ? wanted : latest
}

/** What to do with money that has arrived for a booking. */
export type PaymentOutcome =
  | { readonly decision: 'record' }
  /** The booking had let go of its day and takes it back: pending, paid, its coupon counted again. */
  | { readonly decision: 'revive' }
  /** The money goes back at once, and the customer reads the message. */
  | { readonly decision: 'refund'; readonly message: string; readonly said: Said }

/**
 * Decides about a payment, however late it comes. The provider tells every event at least once, so a payment that
 * is already recorded must be recognized by its intent before this is asked.
 * @param wasCalledOff staff or the family said no to the party; money does not bring it back
 * @param dateRefusal what the calendar says about the day without this booking, asked under the day's lock
 */
export function outcomeOfPayment(
  booking: HeldBooking,
  {
    now,
    wasCalledOff,
    dateRefusal,
  }: {
    readonly now: Date
    readonly wasCalledOff: boolean
    readonly dateRefusal: Refusal | undefined
  },
): PaymentOutcome {
  if (booking.isPaid) {
    return refund(say('paidTwice'))
  }
  if (holdsCapacity(booking, now)) return { decision: 'record' }
  if (wasCalledOff) {
    return refund(say('cancelledMoneyBack'))
  }
  if (!dateRefusal) return { decision: 'revive' }
  return refund(say('cameTooLate', dateRefusal.said ?? [say('asWritten', dateRefusal.message)]))
}

function refund(said: Said): PaymentOutcome {
  return { decision: 'refund', message: tell(said), said }
}
