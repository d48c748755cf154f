import { halfOf } from '../money.ts'
import { sum } from './sum.ts'
import type { PricingRule } from './types.ts'

/** Whoever pays the deposit leaves the other half (the smaller one, of an odd cent) for later. */
export const depositRule: PricingRule = ({ paymentOption }, _terms, before) => {
  if (paymentOption === 'full') return []
  const totalCents = sum(before)
  return [
    {
      kind: 'balance',
      part: 'dueNow',
      label: 'Balance, paid later',
      amountCents: halfOf(totalCents) - totalCents,
    },
  ]
}
