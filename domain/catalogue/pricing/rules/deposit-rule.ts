import { type Cents, takePercent } from '#domain/foundation/money/money.ts'
import { DEFAULT_PRICING } from '../pricing-settings.ts'
import { sum } from '../sum.ts'
import type { PricingRule, Terms } from '../types.ts'

/** Defers what a deposit booking pays later: the total less the deposit. */
export const depositRule: PricingRule = ({ paymentOption }, terms, before) => {
  if (paymentOption === 'full') return []
  const totalCents = sum(before)
  return [
    {
      kind: 'balance',
      part: 'dueNow',
      label: 'Balance, due later',
      amountCents: calculateDeposit(totalCents, terms) - totalCents,
    },
  ]
}

/** Returns the deposit's share of a total in cents, rounded half up. A deposit that was already paid never changes. */
export function calculateDeposit(
  totalCents: Cents,
  { depositPercent = DEFAULT_PRICING.policy.depositPercent, paidDepositCents }: Terms,
): Cents {
  if (paidDepositCents !== undefined) return Math.min(totalCents, paidDepositCents)
  return takePercent(totalCents, depositPercent)
}
