import { type Message, message } from '#domain/foundation/messages/message.ts'
import { type Cents, MINIMUM_PAYMENT_CENTS } from '#domain/foundation/money/money.ts'
import { type GivenUp, type NewSize, resizeOrder, type SizedOrder } from './resize-order.ts'

/** What a changed order means in money, in cents. */
export type OrderSettlement = {
  /** How much more the party costs; negative if it costs less. */
  readonly differenceCents: Cents
  /** Must be paid before the change applies. */
  readonly dueNowCents: Cents
  readonly refundCents: Cents
  /** What is paid beyond the new price and kept under the policy. */
  readonly staysCents: Cents
  /** What the order can take back when it grows again. */
  readonly givenUp: GivenUp | null
  /** What is left to pay once the change applies. */
  readonly balanceCents: Cents
}

type Change = NewSize & {
  /** Staff's changes apply before anything is paid: what was kept then returns whole. */
  readonly isMadeAtOnce?: boolean | undefined
  /** What must be paid of the changed order before it applies, such as a deposit that grows with it. */
  readonly leastPaidCents?: Cents | undefined
}

/**
 * Settles a changed order. While a balance is open, it absorbs the difference beyond what must be paid first. If
 * everything was paid, a more expensive order must be paid before it applies. Of what is paid beyond the price of a
 * cheaper one, the refund step's share is refunded, but never any of the deposit. What was kept returns into the order
 * when it grows again, and what was refunded for the returning part is paid again: the same order costs the same,
 * whatever it was in between.
 */
export function settleOrderChange(before: SizedOrder, change: Change): OrderSettlement {
  const { priceCents, isMadeAtOnce, leastPaidCents = 0 } = change
  const { parts, freedCents, neededCents, needsNowCents } = resizeOrder(before, change)
  const overpaidCents = Math.max(0, before.paidCents - before.priceCents - before.keptCents)
  const refundCents = freedCents + Math.max(0, overpaidCents - neededCents)
  const dueCents = Math.max(0, needsNowCents - overpaidCents, leastPaidCents - before.paidCents)
  const missingCents = Math.max(0, priceCents - before.paidCents)
  const payableCents = isMadeAtOnce ? Math.min(dueCents, missingCents) : dueCents
  const dueNowCents = payableCents >= MINIMUM_PAYMENT_CENTS ? payableCents : 0
  const paidCents = before.paidCents + dueNowCents - refundCents
  const differenceCents = priceCents - before.priceCents
  const staysCents = Math.max(0, paidCents - priceCents)
  const recorded = isMadeAtOnce
    ? { parts, paidCents: paidCents - dueNowCents }
    : { parts, paidCents, keptCents: staysCents }
  return {
    differenceCents,
    dueNowCents,
    refundCents,
    staysCents,
    givenUp: differenceCents === 0 ? before.givenUp : parts.length > 0 ? recorded : null,
    balanceCents: Math.max(0, priceCents - paidCents),
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
  { differenceCents, dueNowCents, refundCents, staysCents, balanceCents }: Omit<OrderSettlement, 'givenUp'>,
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
