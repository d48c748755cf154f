import { findRules } from '../price-list/price-rule.ts'
import { addUpRule, applyRules, type SoldRule } from '../price-list/sold-rules.ts'
import { eachTeepee } from '../sold-lots.ts'
import { sum } from '../sum.ts'
import type { Order, PriceLine, PricingRule, Terms } from '../types.ts'

/** Adds a line for every rule of the owner's list that applies. None takes off more than what is left. */
export const listRule: PricingRule = (order, terms, before) => {
  const lines: PriceLine[] = []
  for (const rule of sellList(order, terms)) {
    const { name, nameEs } = rule
    const left = sum(before) + sum(lines)
    const amountCents = Math.max(addUpRule(rule), 0 - left)
    lines.push({ kind: 'rule', part: 'total', label: name, ...(nameEs && { nameEs }), amountCents })
  }
  return lines
}

/** Returns the rules as they were sold or, for a party that is not booked yet, as they apply to it now. */
function sellList(order: Order, { list }: Terms): readonly SoldRule[] {
  if (!list) return []
  if (list.sold) return list.sold.rules
  const { daysAhead, miles } = list
  const facts = { ...order.party, teepees: order.teepees, daysAhead, miles }
  return applyRules(findRules(list.rules, facts), eachTeepee(order))
}
