import type { Cents } from '#domain/foundation/money/money.ts'
import { quote } from '../quote.ts'
import { priceBeforeTax } from '../rules/agreed-rule.ts'
import type { Order, Terms } from '../types.ts'

/** A party with what it was sold for, and as another price list would sell it. */
export type ReplayedParty = {
  readonly id: number
  /** Before coupon and tax, as is all that follows. */
  readonly soldCents: Cents
  readonly order: Order
  readonly terms: Omit<Terms, 'tax' | 'coupon'>
}

export type Replay = {
  readonly bookings: number
  readonly soldCents: Cents
  readonly replayedCents: Cents
  readonly differences: readonly {
    readonly id: number
    readonly soldCents: Cents
    readonly replayedCents: Cents
  }[]
}

/** Returns what parties would have cost under other prices, and which of them would have cost something else. */
export function replay(parties: readonly ReplayedParty[]): Replay {
  let soldTotal = 0
  let replayedTotal = 0
  const differences: Replay['differences'][number][] = []
  for (const { id, soldCents, order, terms } of parties) {
    const replayedCents = priceBeforeTax(quote(order, terms).lines)
    soldTotal += soldCents
    replayedTotal += replayedCents
    if (replayedCents !== soldCents) differences.push({ id, soldCents, replayedCents })
  }
  return { bookings: parties.length, soldCents: soldTotal, replayedCents: replayedTotal, differences }
}
