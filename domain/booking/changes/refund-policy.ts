import { DEFAULT_POLICY } from '#domain/catalogue/pricing/default-policy.ts'
import type { PercentHundredths, RefundStep } from '#domain/catalogue/pricing/pricing-settings.ts'
import { type Cents, takePercent, WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { addDays, daysBetween, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { type BookingStatus, isActive } from '../status.ts'
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
  /** The reason, for the person who cancels. */
  readonly reason: RefundReason
}

type Cancelled = {
  readonly paidCents: Cents
  /**
   * What the booking costs now. Anything paid beyond it is refunded on any day; if missing, no amount counts as paid
   * beyond it.
   */
  readonly priceCents?: Cents | undefined
  /** What is kept of the amount paid beyond the price of an order that became smaller; it is not refunded. */
  readonly keptCents?: Cents | undefined
  readonly depositCents: Cents
  readonly bookingDate: PartyDay
  readonly today: PartyDay
  /** The refund steps in force when the booking was made. */
  readonly refundSteps?: readonly RefundStep[] | undefined
  /** The lowest share that applied at the moment of any move, for the party day at that time; null if never moved. */
  readonly movedPercent?: PercentHundredths | null | undefined
}

export function refundFor(cancelled: Cancelled): PolicyRefund {
  const { paidCents, priceCents = paidCents, keptCents = 0, ...booking } = cancelled
  const beyondCents = Math.max(0, paidCents - priceCents)
  const excessCents = Math.max(0, beyondCents - keptCents)
  const ofPrice = refundWithinPrice({ ...booking, paidCents: Math.min(paidCents, priceCents) })
  if (excessCents === 0) return ofPrice
  const reason = refundReason('rules.beyondPrice', { excess: excessCents, refund: ofPrice.refundCents })
  const refundCents = ofPrice.refundCents + excessCents
  return { refundCents, rule: 'beyond_price', reason }
}

function refundWithinPrice({
  paidCents,
  depositCents,
  bookingDate,
  today,
  refundSteps = DEFAULT_POLICY.refundSteps,
  movedPercent,
}: Omit<Cancelled, 'priceCents' | 'keptCents'>): PolicyRefund {
  const none = (rule: RefundRule, reason: RefundReason) => ({ refundCents: 0, rule, reason })
  if (paidCents <= 0) return none('nothing_paid', refundReason('rules.nothingToRefund'))
  const step = stepOn(daysBetween(today, bookingDate), refundSteps)
  if (!step) return none('too_late', lateReason(refundSteps))
  if (paidCents <= depositCents) {
    return none('deposit_only', refundReason('rules.depositOnly'))
  }
  if (movedPercent != null && movedPercent < step.percent) {
    const refundCents = takePercent(paidCents - depositCents, movedPercent)
    const reason = refundReason('rules.noMoreAfterMove', { percent: movedPercent, refund: refundCents })
    return { refundCents, rule: 'after_move', reason }
  }
  const refundCents = takePercent(paidCents - depositCents, step.percent)
  const reason = refundReason('rules.beyondDeposit', {
    count: step.daysBefore,
    share: step.percent,
    deposit: depositCents,
    refund: refundCents,
  })
  return { refundCents, rule: 'beyond_deposit', reason }
}

/** Returns what share of anything beyond the deposit is refunded today, and the last day on which it is. */
export function refundUntil(
  { bookingDate, today }: { readonly bookingDate: PartyDay; readonly today: PartyDay },
  steps: readonly RefundStep[],
): { readonly percent: number; readonly day: PartyDay } | undefined {
  const step = stepOn(daysBetween(today, bookingDate), steps)
  return step && { percent: step.percent, day: addDays(bookingDate, -step.daysBefore - 1) }
}

/**
 * Returns the share of what is paid beyond the deposit that a cancellation refunds today, in hundredths of a percent.
 * It is never more than at the moment of an earlier move.
 */
export function refundPercent({
  bookingDate,
  today,
  refundSteps = DEFAULT_POLICY.refundSteps,
  movedPercent,
}: Pick<Cancelled, 'bookingDate' | 'today' | 'refundSteps' | 'movedPercent'>): PercentHundredths {
  const percent = stepOn(daysBetween(today, bookingDate), refundSteps)?.percent ?? 0
  return Math.min(percent, movedPercent ?? WHOLE_PERCENTAGE)
}

/** Returns the refund step that applies this many days before the party: of those reached, the earliest. */
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

/**
 * Returns why a family can no longer cancel its party itself. Staff still can: sometimes a party did not take place.
 */
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
    return refuse('booking_closed', 'bookings.alreadyInStatus', { status: bookingStatus })
  if (bookingDate < today) return refuse('too_late', 'bookings.partyWasOn', { day: bookingDate })
  return undefined
}
