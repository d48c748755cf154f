import { message } from '../messages/message.ts'
import type { Cents } from '../money/money.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import type { PolicyRefund } from './refund-policy.ts'
import { type RefundReason, refundReason } from './refund-reason.ts'

/** What can happen with the money of a booking that is deleted: all goes back, what the policy gives, or nothing. */
export const MONEY_OF_DELETED = ['refund', 'policy', 'keep'] as const
export type DeletedMoney = (typeof MONEY_OF_DELETED)[number]

export type WantedDeletion = {
  readonly money?: DeletedMoney | undefined
  /** Needed to keep it. */
  readonly reason?: string | null | undefined
  /** What whoever decides saw was paid; undefined for programs that decide about any amount. */
  readonly seenCents?: Cents | undefined
}

export type DeletionMoney = {
  readonly refundCents: Cents
  /** Staff's own reason, or a sentence. */
  readonly why: RefundReason | string
  /** The policy's sentence, for the family; missing if staff decided otherwise. */
  readonly said?: RefundReason
}

/** Returns why a booking is not deleted yet: nobody has decided about its money, or about another amount than this. */
export function moneyRefusal(
  paidCents: Cents,
  { money, reason, seenCents = paidCents }: WantedDeletion,
): Refusal | undefined {
  if (paidCents <= 0) return undefined
  if (!money || seenCents !== paidCents)
    return refuse('has_payments', message('bookings.paidForDeleted', { amount: paidCents }))
  if (money === 'keep' && !reason) return refuse('invalid', message('bookings.keepNeedsReason'))
  return undefined
}

/** Decides what happens with the money of a booking that is deleted; undefined if there is none. */
export function decideDeletedMoney(
  paidCents: Cents,
  wanted: WantedDeletion,
  policy: Pick<PolicyRefund, 'refundCents' | 'said'>,
): DeletionMoney | undefined | Refusal {
  const refusal = moneyRefusal(paidCents, wanted)
  if (refusal) return refusal
  if (paidCents <= 0) return undefined
  const { money, reason } = wanted
  if (money === 'policy')
    return { refundCents: policy.refundCents, why: reason || policy.said, said: policy.said }
  return {
    refundCents: money === 'refund' ? paidCents : 0,
    why: reason || refundReason('refunds.bookingDeleted'),
  }
}
