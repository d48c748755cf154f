import { type BookingStatus, isActive } from '../booking/status.ts'
import { message } from '../messages/message.ts'
import { type Cents, takePercent, WHOLE_PERCENTAGE } from '../money/money.ts'
import { DEFAULT_PRICING, type PercentHundredths, type RefundStep } from '../pricing/pricing-settings.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import { addDays, daysBetween, type PartyDay } from '../time/party-day.ts'
import { type RefundReason, refundReason } from './refund-reason.ts'

export type RefundRule =
  | 'nothing_paid'
  | 'too_late'
  | 'after_move'
  | 'deposit_only'
  | 'beyond_deposit'
  | 'beyond_price'

export type PolicyRefund = {
  readonly refundCents: Cents
  readonly rule: RefundRule
  /** Why, for the person who cancels. */
  readonly said: RefundReason
}

type Cancelled = {
  readonly paidCents: Cents
  /** What the booking costs now. What is paid beyond it goes back on any day; without it nothing is. */
  readonly priceCents?: Cents | undefined
  /** What an earlier, smaller order left with us by the policy; it never comes back. */
  readonly keptCents?: Cents | undefined
  readonly depositCents: Cents
  readonly bookingDate: PartyDay
  readonly today: PartyDay
  /** The steps that the booking was made under. */
  readonly refundSteps?: readonly RefundStep[] | undefined
  /** The least share that the steps gave at the moment of a move, for the day the party had then; null if never moved. */
  readonly movedPercent?: PercentHundredths | null | undefined
}

/** Returns what the policy refunds if a booking is cancelled today. */
export function refundFor(cancelled: Cancelled): PolicyRefund {
  const { paidCents, priceCents = paidCents, keptCents = 0, ...booking } = cancelled
  const beyondCents = Math.max(0, paidCents - priceCents)
  const excessCents = Math.max(0, beyondCents - keptCents)
  const ofPrice = refundWithinPrice({
    ...booking,
    paidCents: Math.max(0, paidCents - excessCents - keptCents),
  })
  if (excessCents === 0) return ofPrice
  const said = refundReason('rules.beyondPrice', { excess: excessCents, refund: ofPrice.refundCents })
  const refundCents = ofPrice.refundCents + excessCents
  return { refundCents, rule: 'beyond_price', said }
}

function refundWithinPrice({
  paidCents,
  depositCents,
  bookingDate,
  today,
  refundSteps = DEFAULT_PRICING.policy.refundSteps,
  movedPercent,
}: Omit<Cancelled, 'priceCents' | 'keptCents'>): PolicyRefund {
  const none = (rule: RefundRule, said: RefundReason) => ({ refundCents: 0, rule, said })
  if (paidCents <= 0) return none('nothing_paid', refundReason('rules.nothingToRefund'))
  const step = stepOn(daysBetween(today, bookingDate), refundSteps)
  if (!step) return none('too_late', lateReason(refundSteps))
  if (paidCents <= depositCents) {
    return none('deposit_only', refundReason('rules.depositOnly'))
  }
  if (movedPercent != null && movedPercent < step.percent) {
    const refundCents = takePercent(paidCents - depositCents, movedPercent)
    const said = refundReason('rules.noMoreAfterMove', { percent: movedPercent, refund: refundCents })
    return { refundCents, rule: 'after_move', said }
  }
  const refundCents = takePercent(paidCents - depositCents, step.percent)
  const said = refundReason('rules.beyondDeposit', {
    count: step.daysBefore,
    share: step.percent,
    deposit: depositCents,
    refund: refundCents,
  })
  return { refundCents, rule: 'beyond_deposit', said }
}

/** Returns what comes back of anything beyond the deposit today, and the last day on which it does. */
export function refundUntil(
  { bookingDate, today }: { readonly bookingDate: PartyDay; readonly today: PartyDay },
  steps: readonly RefundStep[],
): { readonly percent: number; readonly day: PartyDay } | undefined {
  const step = stepOn(daysBetween(today, bookingDate), steps)
  return step && { percent: step.percent, day: addDays(bookingDate, -step.daysBefore - 1) }
}

/**
 * Returns the share of what is paid beyond the deposit that a cancellation gives back today, in hundredths of a percent:
 * never more than at the moment of an earlier move.
 */
export function refundPercent({
  bookingDate,
  today,
  refundSteps = DEFAULT_PRICING.policy.refundSteps,
  movedPercent,
}: Pick<Cancelled, 'bookingDate' | 'today' | 'refundSteps' | 'movedPercent'>): PercentHundredths {
  const percent = stepOn(daysBetween(today, bookingDate), refundSteps)?.percent ?? 0
  return Math.min(percent, movedPercent ?? WHOLE_PERCENTAGE)
}

/** Returns the refund step that applies this many days before the party: of those reached, the one furthest from it. */
function stepOn(daysLeft: number, steps: readonly RefundStep[]): RefundStep | undefined {
  return steps
    .filter(({ daysBefore, percent }) => daysLeft > daysBefore && percent > 0)
    .reduce<RefundStep | undefined>(
      (best, step) => (best && best.daysBefore > step.daysBefore ? best : step),
      undefined,
    )
}

function lateReason(steps: readonly RefundStep[]): RefundReason {
  const days = steps.filter(({ percent }) => percent > 0).map(({ daysBefore }) => daysBefore)
  return days.length === 0
    ? refundReason('rules.neverRefunded')
    : refundReason('rules.noRefundWithin', { count: Math.min(...days) })
}

/** Returns why a family can no longer cancel its party itself. Staff can: sometimes a party did not take place. */
export function familyCancelRefusal({
  bookingStatus,
  bookingDate,
  today,
}: {
  readonly bookingStatus: BookingStatus
  readonly bookingDate: PartyDay
  readonly today: PartyDay
}): Refusal | undefined {
  if (!isActive(bookingStatus))
    return refuse('booking_closed', message('bookings.alreadyInStatus', { status: bookingStatus }))
  if (bookingDate < today) return refuse('too_late', message('bookings.partyWasOn', { day: bookingDate }))
  return undefined
}
