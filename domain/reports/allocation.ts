import type { Cents } from '../money.ts'
import { apportion } from './apportion.ts'

export const LINE_KINDS = ['theme', 'addon', 'delivery', 'tax'] as const

/** What a booking was sold for: these add up to its total. */
export type SoldLine = {
  readonly kind: (typeof LINE_KINDS)[number]
  readonly amountCents: Cents
}

/** Money that was taken or went back, in the order in which it did. */
export type Movement = { readonly kind: 'payment' | 'refund'; readonly amountCents: Cents }

/** What one movement was for, signed as the money: a refund's parts are negative. All parts add up to the movement. */
export type Allocation = {
  /** One part per line, in the order of the lines. */
  readonly parts: readonly Cents[]
  /** What was paid beyond the price, and what of that went back. */
  readonly beyondCents: Cents
}

/**
 * Spreads what a family paid over what it bought. A payment goes to the lines in proportion to what is still open of
 * each, so that no line takes more than its price, and a booking that is paid has paid each line exactly. A refund
 * first takes back what was paid beyond the price, then from the lines in proportion to what each has taken.
 */
export function allocateMovements(
  lines: readonly SoldLine[],
  discountCents: Cents,
  movements: readonly Movement[],
): Allocation[] {
  const prices = afterDiscount(lines, discountCents)
  let taken = prices.map(() => 0)
  let beyond = 0
  return movements.map(({ kind, amountCents }) => {
    const isRefund = kind === 'refund'
    const open = isRefund ? taken : prices.map((price, index) => price - at(taken, index))
    const firstBeyond = isRefund ? Math.min(amountCents, Math.max(0, beyond)) : 0
    const forLines = Math.min(amountCents - firstBeyond, sumOf(open))
    const shares = forLines > 0 ? apportion(forLines, open) : open.map(() => 0)
    const sign = isRefund ? -1 : 1
    const allocation = {
      parts: shares.map((share) => 0 + sign * share),
      beyondCents: 0 + sign * (amountCents - forLines),
    }
    taken = taken.map((cents, index) => cents + at(allocation.parts, index))
    beyond += allocation.beyondCents
    return allocation
  })
}

/**
 * What is to be paid of each line. A coupon is taken off theme, add-ons and delivery in proportion; tax is owed to the
 * state as it was worked out, so it is reduced only by what a coupon takes beyond all of those.
 */
export function afterDiscount(lines: readonly SoldLine[], discountCents: Cents): Cents[] {
  const ownPrices = lines.map(({ kind, amountCents }) => (kind === 'tax' ? 0 : amountCents))
  const ownDiscount = Math.min(discountCents, sumOf(ownPrices))
  const taxes = lines.map(({ kind, amountCents }) => (kind === 'tax' ? amountCents : 0))
  const taxDiscount = Math.min(discountCents - ownDiscount, sumOf(taxes))
  const off = (cents: Cents, prices: readonly Cents[]) =>
    cents > 0 ? apportion(cents, prices) : prices.map(() => 0)
  const [ownOff, taxOff] = [off(ownDiscount, ownPrices), off(taxDiscount, taxes)]
  return lines.map(({ amountCents }, index) => amountCents - at(ownOff, index) - at(taxOff, index))
}

function at(amounts: readonly Cents[], index: number): Cents {
  return amounts[index] ?? 0
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, cents) => sum + cents, 0)
}
