import { formatPercent, takePercent } from '#domain/foundation/money/money.ts'
import { sum } from '../sum.ts'
import type { PricingRule } from '../types.ts'

/** Adds the damage waiver that the family chose, a share of teepees, rules and add-ons. */
export const waiverRule: PricingRule = (_order, { waiver }, before) => {
  if (!waiver) return []
  const { percent } = waiver
  return [
    {
      kind: 'waiver',
      part: 'total',
      label: `Damage waiver (${formatPercent(percent)})`,
      percent,
      amountCents: takePercent(sum(before.filter(({ kind }) => kind !== 'minimum')), percent),
    },
  ]
}
