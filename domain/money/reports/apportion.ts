import type { Cents } from '#domain/foundation/money/money.ts'

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
