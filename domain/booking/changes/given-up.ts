import type { PercentHundredths } from '#domain/catalogue/pricing/pricing-settings.ts'
import { type Cents, takePercent } from '#domain/foundation/money/money.ts'

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

type Order = {
  readonly priceCents: Cents
  readonly paidCents: Cents
  /** What is kept of the amount paid beyond the price. */
  readonly keptCents: Cents
  readonly givenUp: GivenUp | null
}

/** Returns the parts that still agree with the order's payments. What was kept on unknown terms returns as it is. */
export function getValidParts({ priceCents, paidCents, keptCents, givenUp }: Order): readonly GivenUpPart[] {
  const all = givenUp?.parts ?? []
  const paid = all.filter(({ percent }) => percent !== null)
  const keptNow = Math.min(keptCents, Math.max(0, paidCents - priceCents))
  if ((givenUp?.keptCents ?? getKeptCents(paid)) !== keptNow)
    return keptNow > 0 ? [{ cents: keptNow, percent: 0 }] : []
  return givenUp?.paidCents === paidCents ? all : paid
}

export function getRefundedCents(parts: readonly GivenUpPart[]): Cents {
  return sum(parts, ({ cents, percent }) => (percent === null ? 0 : takePercent(cents, percent)))
}

/** Returns how much of the parts was not paid yet. */
export function getUnpaidCents(parts: readonly GivenUpPart[]): Cents {
  return sum(parts, ({ cents, percent }) => (percent === null ? cents : 0))
}

function getKeptCents(parts: readonly GivenUpPart[]): Cents {
  return sum(parts, ({ cents, percent }) => (percent === null ? 0 : cents - takePercent(cents, percent)))
}

function sum(parts: readonly GivenUpPart[], of: (part: GivenUpPart) => Cents): Cents {
  return parts.reduce((total, part) => total + of(part), 0)
}

/**
 * Returns the parts after giving up one more. Parts on the same terms become one, so that giving up twice rounds as
 * giving up once.
 */
export function giveUp(parts: readonly GivenUpPart[], part: GivenUpPart): readonly GivenUpPart[] {
  if (part.cents <= 0) return parts
  const last = parts.at(-1)
  if (last?.percent !== part.percent) return [...parts, part]
  return [...parts.slice(0, -1), { ...part, cents: last.cents + part.cents }]
}

/** Returns the parts that remain after the newest ones, worth at most this much, have been taken back. */
export function takeBack(
  parts: readonly GivenUpPart[],
  cents: Cents,
): { readonly left: readonly GivenUpPart[]; readonly takenCents: Cents } {
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
