import { daysBetween, type PartyDay } from '#domain/foundation/time/party-day.ts'

/** A booking's money and day at one moment, in cents. */
export type Books = {
  readonly today: PartyDay
  readonly day: PartyDay
  readonly priceCents: number
  /** Payments less refunds. */
  readonly paidCents: number
  /** All refunds so far. */
  readonly backCents: number
}

/**
 * The most that the terms of service refund, step by step through the history of a booking. It is written from the
 * terms and shares nothing with the rules it checks: more than 14 days before the party everything paid beyond the
 * deposit, more than 7 days half of it, then nothing; after a move never more than on the day of the move; and nothing
 * that an earlier, smaller order left with the business, of which the deposit is a part.
 */
export function createRefundBound(depositCents: number) {
  let leastShare = 1
  let leftCents = 0
  let leftBeyondDepositCents = 0
  return {
    /** Returns the most that the step from one moment to the next may refund. */
    next(before: Books, after: Books): number {
      const beyondPrice = Math.max(0, before.paidCents - before.priceCents - leftCents)
      const beyondDeposit = Math.max(
        0,
        before.paidCents - beyondPrice - leftBeyondDepositCents - depositCents,
      )
      const shares = [before.day, after.day].map((day) => getShare(before.today, day))
      const share = Math.min(leastShare, ...shares)
      if (after.day !== before.day) leastShare = Math.min(leastShare, getShare(before.today, before.day))
      leftCents = Math.max(leftCents, after.paidCents - after.priceCents)
      const leftBeyond = after.paidCents - Math.max(after.priceCents, depositCents)
      leftBeyondDepositCents = Math.max(leftBeyondDepositCents, leftBeyond)
      return beyondPrice + Math.round(beyondDeposit * share)
    },
  }
}

function getShare(today: PartyDay, day: PartyDay): number {
  const days = daysBetween(today, day)
  if (days > 14) return 1
  return days > 7 ? 0.5 : 0
}
