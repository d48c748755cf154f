import { addUp, type Cents } from '#domain/foundation/money/money.ts'

export const LINE_KINDS = ['theme', 'addon', 'delivery', 'tax'] as const

/** One line of what a booking was sold for; together they add up to its total. */
export type SoldLine = {
  readonly kind: (typeof LINE_KINDS)[number]
  readonly amountCents: Cents
}

/** A payment or a refund, in chronological order. */
export type Movement = { readonly kind: 'payment' | 'refund'; readonly amountCents: Cents }

/** What one movement was for. The parts of a refund are negative. All parts add up to the movement. */
export type Allocation = {
  /** One part per line, in the order of the lines. */
  readonly parts: readonly Cents[]
  /** The amount paid beyond the price, or refunded from it. */
  readonly beyondCents: Cents
}

/**
 * Allocates what a family paid to what it bought. A payment is split over the lines in proportion to their open
 * amounts, so that no line gets more than its price, and a paid booking has paid each line exactly. A refund first
 * takes back what was paid beyond the price, then from the lines in proportion to what each has received.
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
    const forLines = Math.min(amountCents - firstBeyond, addUp(open))
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
 * Returns how many cents are to be paid for each line. A coupon reduces theme, add-ons and delivery in proportion. Tax
 * is owed to the state as computed, so only a coupon that exceeds all of those reduces it.
 */
export function afterDiscount(lines: readonly SoldLine[], discountCents: Cents): Cents[] {
  const ownPrices = lines.map(({ kind, amountCents }) => (kind === 'tax' ? 0 : amountCents))
  const ownDiscount = Math.min(discountCents, addUp(ownPrices))
  const taxes = lines.map(({ kind, amountCents }) => (kind === 'tax' ? amountCents : 0))
  const taxDiscount = Math.min(discountCents - ownDiscount, addUp(taxes))
  const off = (cents: Cents, prices: readonly Cents[]) =>
    cents > 0 ? apportion(cents, prices) : prices.map(() => 0)
  const [ownOff, taxOff] = [off(ownDiscount, ownPrices), off(taxDiscount, taxes)]
  return lines.map(({ amountCents }, index) => amountCents - at(ownOff, index) - at(taxOff, index))
}

function at(amounts: readonly Cents[], index: number): Cents {
  return amounts[index] ?? 0
}

/**
 * Splits an amount in proportion to weights by the largest-remainder method: each part is its exact share rounded down,
 * and the remaining cents go to the largest fractions, ties to the earlier part. The parts add up to the amount and
 * differ from their exact shares by less than a cent. Throws if all weights are zero.
 */
export function apportion(cents: Cents, weights: readonly Cents[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole <= 0) throw new RangeError('Nothing to split an amount over')
  // Products of two amounts can exceed the safe integers.
  const shares = weights.map((weight, index) => {
    const product = BigInt(cents) * BigInt(weight)
    return { index, cents: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) }
  })
  const left = cents - shares.reduce((sum, share) => sum + share.cents, 0)
  const byRest = [...shares].sort((one, other) => other.rest - one.rest || one.index - other.index)
  const raised = new Set(byRest.slice(0, left).map(({ index }) => index))
  return shares.map(({ index, cents: share }) => share + (raised.has(index) ? 1 : 0))
}
