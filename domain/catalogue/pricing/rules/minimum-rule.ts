import { sum } from '../sum.ts'
import type { PricingRule } from '../types.ts'

/** Lifts a party far away to the least that the owner drives there for. The farthest ring that is reached counts. */
export const minimumRule: PricingRule = (_order, { list }, before) => {
  const { minimums = [], miles } = list ?? {}
  if (miles === undefined) return []
  const reached = minimums.filter(({ fromMiles }) => fromMiles <= miles)
  const farthest = reached.reduce((far, one) => (one.fromMiles > far.fromMiles ? one : far), {
    fromMiles: -1,
    amountCents: 0,
  })
  const { fromMiles } = farthest
  const amountCents = farthest.amountCents - sum(before)
  if (amountCents <= 0) return []
  return [
    { kind: 'minimum', part: 'total', label: `Minimum from ${fromMiles} miles away`, fromMiles, amountCents },
  ]
}
