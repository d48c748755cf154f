import { type Message, message } from '../messages/message.ts'
import { type Cents, MINIMUM_PAYMENT_CENTS, takePercent } from '../money/money.ts'
import type { PercentHundredths } from '../pricing/pricing-settings.ts'

type Before = {
  /** Total less discount. */
  readonly priceCents: Cents
  /** What an earlier, smaller order left with us under the policy; none of it is ever refunded. */
  readonly keptCents: Cents
  readonly depositCents: Cents
  readonly paidCents: Cents
  /** Whether what was due at booking is paid. */
  readonly isPaid: boolean
}

/** What a changed order means in money, in cents. */
export type OrderSettlement = {
  /** How much more the party costs; negative if it costs less. */
  readonly differenceCents: Cents
  /** Must be paid before the change applies. */
  readonly dueNowCents: Cents
  readonly refundCents: Cents
  /** What is paid beyond the new price and kept under the policy. */
  readonly staysCents: Cents
  /** The most that was ever kept this way. It counts as paid when the family orders more again, but is not refunded. */
  readonly keptCents: Cents
  /** What is left to pay once the change applies. */
  readonly balanceCents: Cents
}

/**
 * Settles a changed order. While a balance is open, it absorbs the difference. If everything was paid, a more expensive
 * order must be paid before it applies. Of what is paid beyond the price of a cheaper one, the refund step's share is
 * refunded, but never any of the deposit, nor anything that an earlier change left with us.
 * @param refundPercent the share a cancellation would refund today, see refundPercent
 */
export function settleOrderChange(
  before: Before,
  { priceCents, refundPercent }: { readonly priceCents: Cents; readonly refundPercent: PercentHundredths },
): OrderSettlement {
  const { paidCents, isPaid, depositCents } = before
  const wasPaidInFull = isPaid && paidCents >= before.priceCents
  const missingCents = Math.max(0, priceCents - paidCents)
  const dueNowCents = wasPaidInFull && missingCents >= MINIMUM_PAYMENT_CENTS ? missingCents : 0
  const beyondCents = Math.max(0, paidCents - priceCents)
  const alreadyBeyondCents = Math.max(0, paidCents - before.priceCents - before.keptCents)
  const newlyBeyondCents = Math.max(0, beyondCents - before.keptCents)
  const overpaidCents = Math.min(newlyBeyondCents, alreadyBeyondCents)
  const freedCents = newlyBeyondCents - overpaidCents
  const beyondDepositCents = Math.max(
    0,
    Math.min(paidCents, before.priceCents + before.keptCents) - before.keptCents - depositCents,
  )
  const refundCents = overpaidCents + takePercent(Math.min(freedCents, beyondDepositCents), refundPercent)
  return {
    differenceCents: priceCents - before.priceCents,
    dueNowCents,
    refundCents,
    staysCents: beyondCents - refundCents,
    keptCents: Math.max(before.keptCents, beyondCents - refundCents),
    balanceCents: missingCents - dueNowCents,
  }
}

type Settled = {
  /** What was kept before. */
  readonly stayedCents: Cents
  readonly balanceDueDay: string
  /** Staff's changes apply at once, whatever is due. */
  readonly isMadeAtOnce: boolean
}

/** Tells a family what its change means in money. */
export function settlementSentence(
  { differenceCents, dueNowCents, refundCents, staysCents, balanceCents }: OrderSettlement,
  { stayedCents, balanceDueDay, isMadeAtOnce }: Settled,
): Message {
  const moreStays = staysCents - stayedCents
  if (dueNowCents > 0)
    return message(`orderChange.${isMadeAtOnce ? 'toPay' : 'dueNow'}`, { amount: dueNowCents })
  if (refundCents > 0 && moreStays > 0)
    return message('orderChange.refundsPart', { back: refundCents, kept: moreStays })
  if (refundCents > 0) return message('orderChange.refunds', { amount: refundCents })
  if (moreStays > 0) return message('orderChange.refundsNothing', { kept: moreStays })
  if (differenceCents === 0) return message('orderChange.costsNothing')
  if (balanceCents > 0)
    return message('orderChange.ofBalance', {
      direction: differenceCents > 0 ? 'up' : 'down',
      difference: Math.abs(differenceCents),
      balance: balanceCents,
      dueDay: balanceDueDay,
    })
  return message('orderChange.paidFor')
}
