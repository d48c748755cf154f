import type { PercentHundredths } from '#domain/catalogue/pricing/pricing-settings.ts'
import { type Cents, MINIMUM_PAYMENT_CENTS, takePercent } from '#domain/foundation/money/money.ts'

/** A part of the price that an order gave up when it became smaller. */
type GivenUpPart = {
  readonly cents: Cents
  /** The share that was refunded; null if the part was not paid yet. */
  readonly percent: PercentHundredths | null
}

/**
 * What an order gave up when it became smaller, and can take back: the newest part last. When it grows again, the
 * newest part returns first, on the terms it was given up on. So any way back to an order costs nothing.
 */
export type GivenUp = {
  readonly parts: readonly GivenUpPart[]
  /** What was paid when the order got this size. A payment since then settles the parts that were not paid. */
  readonly paidCents: Cents
  /**
   * What was kept of the payments by then: less than the parts say where an amount was too small to be paid again.
   * Missing where staff's changes were made before they were paid, and in older records.
   */
  readonly keptCents?: Cents
}

/** An order before its size changes, in cents. */
export type SizedOrder = {
  /** Total less discount. */
  readonly priceCents: Cents
  readonly paidCents: Cents
  readonly depositCents: Cents
  /** What is kept of the amount paid beyond the price of an order that became smaller. */
  readonly keptCents: Cents
  /** Null if it was never recorded. */
  readonly givenUp: GivenUp | null
  /** Whether what was due at booking is paid. */
  readonly isPaid: boolean
}

export type NewSize = {
  readonly priceCents: Cents
  /** The share a cancellation would refund today, see refundPercent. */
  readonly refundPercent: PercentHundredths
}

type Resized = {
  readonly parts: GivenUp['parts']
  /** What the new size gives back. */
  readonly freedCents: Cents
  /** What the new size costs beyond what was kept, and how much of it cannot wait for the balance. */
  readonly neededCents: Cents
  readonly needsNowCents: Cents
}

/** Returns what an order gives up and gives back when its price changes, or takes back and needs. */
export function resizeOrder(before: SizedOrder, size: NewSize): Resized {
  return size.priceCents < before.priceCents ? makeSmaller(before, size) : makeLarger(before, size)
}

/** Gives up what is not paid yet first, then what is paid beyond the deposit, then the deposit, which is kept. */
function makeSmaller(before: SizedOrder, { priceCents, refundPercent }: NewSize): Resized {
  const unpaidCents = Math.min(
    before.priceCents - priceCents,
    Math.max(0, before.priceCents - before.paidCents),
  )
  const reachedCents = before.priceCents - unpaidCents
  const refundableCents = reachedCents - Math.max(priceCents, Math.min(reachedCents, before.depositCents))
  const earlier = getValidParts(before)
  const parts = [
    { cents: unpaidCents, percent: null },
    { cents: refundableCents, percent: refundPercent },
    { cents: reachedCents - priceCents - refundableCents, percent: 0 },
  ].reduce(giveUp, earlier)
  return {
    parts,
    freedCents: getRefundedCents(parts) - getRefundedCents(earlier),
    neededCents: 0,
    needsNowCents: 0,
  }
}

/** Takes back what was given up, the newest part first; whatever exceeds that is new. */
function makeLarger(before: SizedOrder, { priceCents }: NewSize): Resized {
  const earlier = getValidParts(before)
  const growthCents = priceCents - before.priceCents
  const { left, takenCents } = takeBack(earlier, growthCents)
  const paidAgainCents = getRefundedCents(earlier) - getRefundedCents(left)
  const addedCents = growthCents - takenCents
  const openCents = Math.max(0, before.priceCents - before.paidCents)
  const wasPaidInFull =
    before.isPaid && openCents < MINIMUM_PAYMENT_CENTS && !earlier.some(({ percent }) => percent === null)
  return {
    parts: left,
    freedCents: 0,
    neededCents: paidAgainCents + getUnpaidCents(earlier) - getUnpaidCents(left) + addedCents,
    needsNowCents: paidAgainCents + (wasPaidInFull ? openCents + addedCents : 0),
  }
}

/** Returns the parts that still agree with the order's payments. What was kept on unknown terms returns as it is. */
function getValidParts({ priceCents, paidCents, keptCents, givenUp }: SizedOrder): GivenUp['parts'] {
  const all = givenUp?.parts ?? []
  const paid = all.filter(({ percent }) => percent !== null)
  const keptNow = Math.min(keptCents, Math.max(0, paidCents - priceCents))
  if ((givenUp?.keptCents ?? getKeptCents(paid)) !== keptNow)
    return keptNow > 0 ? [{ cents: keptNow, percent: 0 }] : []
  return givenUp?.paidCents === paidCents ? all : paid
}

function getRefundedCents(parts: GivenUp['parts']): Cents {
  return sum(parts, ({ cents, percent }) => (percent === null ? 0 : takePercent(cents, percent)))
}

/** Returns how much of the parts was not paid yet. */
function getUnpaidCents(parts: GivenUp['parts']): Cents {
  return sum(parts, ({ cents, percent }) => (percent === null ? cents : 0))
}

function getKeptCents(parts: GivenUp['parts']): Cents {
  return sum(parts, ({ cents, percent }) => (percent === null ? 0 : cents - takePercent(cents, percent)))
}

function sum(parts: GivenUp['parts'], of: (part: GivenUpPart) => Cents): Cents {
  return parts.reduce((total, part) => total + of(part), 0)
}

/**
 * Returns the parts after giving up one more. Parts on the same terms become one, so that giving up twice rounds as
 * giving up once.
 */
function giveUp(parts: GivenUp['parts'], part: GivenUpPart): GivenUp['parts'] {
  if (part.cents <= 0) return parts
  const last = parts.at(-1)
  if (last?.percent !== part.percent) return [...parts, part]
  return [...parts.slice(0, -1), { ...part, cents: last.cents + part.cents }]
}

/** Returns the parts that remain after the newest ones, worth at most this much, have been taken back. */
function takeBack(parts: GivenUp['parts'], cents: Cents) {
  const left = [...parts]
  let missing = cents
  for (let last = left.at(-1); last && missing > 0; last = left.at(-1)) {
    const taken = Math.min(last.cents, missing)
    missing -= taken
    left.pop()
    if (taken < last.cents) left.push({ ...last, cents: last.cents - taken })
  }
  return { left, takenCents: cents - missing }
}
