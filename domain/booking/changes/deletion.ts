import type { Cents } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { DecidedRefund } from './cancellation.ts'
import type { PolicyRefund } from './refund-policy.ts'
import { refundReason } from './refund-reason.ts'

/** What can happen to the money of a deleted booking: refund all of it, refund by the policy, or keep it. */
export const MONEY_OF_DELETED = ['refund', 'policy', 'keep'] as const
export type DeletedMoney = (typeof MONEY_OF_DELETED)[number]

export type WantedDeletion = {
  readonly money?: DeletedMoney | undefined
  /** Required to keep the money. */
  readonly reason?: string | null | undefined
  /** The paid amount that the person deciding saw; undefined for programs, which decide about any amount. */
  readonly seenCents?: Cents | undefined
}

/**
 * Returns why a booking cannot be deleted yet: nobody has decided about its money, or the decision was about another
 * amount.
 */
export function moneyRefusal(
  paidCents: Cents,
  { money, reason, seenCents = paidCents }: WantedDeletion,
): Refusal | undefined {
  if (paidCents <= 0) return undefined
  if (!money || seenCents !== paidCents)
    return refuse('has_payments', 'bookings.paidForDeleted', { amount: paidCents })
  if (money === 'keep' && !reason) return refuse('invalid', 'bookings.keepNeedsReason')
  return undefined
}

/** Decides what happens to the money of a deleted booking; undefined if there is none. */
export function decideDeletedMoney(
  paidCents: Cents,
  wanted: WantedDeletion,
  policy: Pick<PolicyRefund, 'refundCents' | 'reason'>,
): DecidedRefund | undefined | Refusal {
  const refusal = moneyRefusal(paidCents, wanted)
  if (refusal) return refusal
  if (paidCents <= 0) return undefined
  const { money, reason } = wanted
  if (money === 'policy')
    return { refundCents: policy.refundCents, why: reason || policy.reason, policyReason: policy.reason }
  return {
    refundCents: money === 'refund' ? paidCents : 0,
    why: reason || refundReason('refunds.bookingDeleted'),
  }
}
