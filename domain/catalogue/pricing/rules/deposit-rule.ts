import { type Cents, takePercent } from '#domain/foundation/money/money.ts'
import { DEFAULT_POLICY } from '../default-policy.ts'
import { getDepositFor } from '../price-list/list-terms.ts'
import { sum } from '../sum.ts'
import type { Order, PricingRule, Terms } from '../types.ts'

/** Defers what a deposit booking pays later: the total less the deposit. */
export const depositRule: PricingRule = (order, terms, before) => {
  if (order.paymentOption === 'full') return []
  const totalCents = sum(before)
  return [
    {
      kind: 'balance',
      part: 'dueNow',
      label: 'Balance, due later',
      amountCents: calculateDeposit(totalCents, order, terms) - totalCents,
    },
  ]
}

/** Returns the deposit of an order that grows, as if it were made now; never less than what was paid. */
export function calculateGrownDeposit(
  totalCents: Cents,
  order: Pick<Order, 'teepees'>,
  { paidDepositCents = 0, ...terms }: Terms,
): Cents {
  return Math.max(paidDepositCents, calculateDeposit(totalCents, order, terms))
}

/**
 * Returns the deposit in cents, at most the total; a share of it is rounded half up. A deposit that was already paid
 * never changes.
 */
export function calculateDeposit(
  totalCents: Cents,
  { teepees }: Pick<Order, 'teepees'>,
  { depositPercent = DEFAULT_POLICY.depositPercent, deposit, paidDepositCents }: Terms,
): Cents {
  if (paidDepositCents !== undefined) return Math.min(totalCents, paidDepositCents)
  if (!deposit) return takePercent(totalCents, depositPercent)
  const amount = getDepositFor(deposit, teepees)
  return deposit.kind === 'percent' ? takePercent(totalCents, amount) : Math.min(totalCents, amount)
}
