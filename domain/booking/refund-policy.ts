import { type Cents, formatDollars, percentOf, percentWords } from '../money.ts'
import { daysBetween, formatLong, type PartyDay } from '../party-day.ts'
import { DEFAULT_PRICING, type RefundStep } from '../pricing/pricing-settings.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type BookingStatus, isActive } from './status.ts'

export type RefundRule = 'nothing_paid' | 'too_late' | 'deposit_only' | 'beyond_deposit'

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
  refundSteps = DEFAULT_PRICING.policy.refundSteps,
}: {
  readonly paidCents: Cents
  readonly depositCents: Cents
  readonly bookingDate: PartyDay
  readonly today: PartyDay
  /** The steps that the booking was made under. */
  readonly refundSteps?: readonly RefundStep[] | undefined
}): PolicyRefund {
  const none = (rule: RefundRule, reason: string) => ({ refundCents: 0, rule, reason })
  if (paidCents <= 0) return none('nothing_paid', 'Nothing has been paid, so there is nothing to refund.')
  const step = stepOn(daysBetween(today, bookingDate), refundSteps)
  if (!step) return none('too_late', lateReason(refundSteps))
  if (paidCents <= depositCents) {
    return none('deposit_only', 'Only the deposit has been paid, and the deposit is non-refundable.')
  }
  const refundCents = percentOf(paidCents - depositCents, step.percent)
  const share = step.percent === WHOLE ? 'everything' : `${percentWords(step.percent)} of what was paid`
  return {
    refundCents,
    rule: 'beyond_deposit',
    reason: `The party is more than ${step.daysBefore} days away: ${share} beyond the deposit of ${formatDollars(depositCents)} comes back, ${formatDollars(refundCents)}.`,
  }
}

const WHOLE = 10_000

/** The step that holds so many days before the party: of those reached, the one furthest from it. */
function stepOn(daysLeft: number, steps: readonly RefundStep[]): RefundStep | undefined {
  return steps
    .filter(({ daysBefore, percent }) => daysLeft > daysBefore && percent > 0)
    .reduce<RefundStep | undefined>(
      (best, step) => (best && best.daysBefore > step.daysBefore ? best : step),
      undefined,
    )
}

function lateReason(steps: readonly RefundStep[]): string {
  const days = steps.filter(({ percent }) => percent > 0).map(({ daysBefore }) => daysBefore)
  return days.length === 0
    ? 'What was paid is not refunded when a booking is cancelled.'
    : `There is no refund within ${Math.min(...days)} days of the party.`
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
