import { type Cents, formatDollars } from '../money.ts'
import { daysBetween, formatLong, type PartyDay } from '../party-day.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type BookingStatus, isActive } from './status.ts'

/** Terms of service: what exceeds the deposit comes back for cancellations more than 14 days before the party. */
export const REFUND_DAYS = 14

export type RefundRule = 'nothing_paid' | 'within_14_days' | 'deposit_only' | 'beyond_deposit'

export type PolicyRefund = {
  readonly refundCents: Cents
  readonly rule: RefundRule
  /** A sentence for whoever cancels. */
  readonly reason: string
}

/** What the policy gives back when a booking is cancelled today. */
export function refundFor({
  paidCents,
  depositCents,
  bookingDate,
  today,
}: {
  readonly paidCents: Cents
  readonly depositCents: Cents
  readonly bookingDate: PartyDay
  readonly today: PartyDay
}): PolicyRefund {
  const none = (rule: RefundRule, reason: string) => ({ refundCents: 0, rule, reason })
  if (paidCents <= 0) return none('nothing_paid', 'Nothing has been paid, so there is nothing to refund.')
  if (daysBetween(today, bookingDate) <= REFUND_DAYS) {
    return none('within_14_days', `There is no refund within ${REFUND_DAYS} days of the party.`)
  }
  if (paidCents <= depositCents) {
    return none('deposit_only', 'Only the deposit has been paid, and the deposit is non-refundable.')
  }
  const refundCents = paidCents - depositCents
  return {
    refundCents,
    rule: 'beyond_deposit',
    reason: `The party is more than ${REFUND_DAYS} days away: everything beyond the deposit of ${formatDollars(depositCents)} comes back, ${formatDollars(refundCents)}.`,
  }
}

/** Why a family cannot call its party off by itself anymore. Staff can: sometimes a party did not take place. */
export function ownCancelRefusal({
  bookingStatus,
  bookingDate,
  today,
}: {
  readonly bookingStatus: BookingStatus
  readonly bookingDate: PartyDay
  readonly today: PartyDay
}): Refusal | undefined {
  if (!isActive(bookingStatus)) return refuse('booking_closed', `This booking is already ${bookingStatus}.`)
  if (bookingDate < today)
    return refuse('too_late', `Your party was on ${formatLong(bookingDate)}. Please contact us about it.`)
  return undefined
}
