import { addonRule } from './rules/addon-rule.ts'
import { agreedRule } from './rules/agreed-rule.ts'
import { couponRule } from './rules/coupon-rule.ts'
import { deliveryRule } from './rules/delivery-rule.ts'
import { calculateDeposit, depositRule } from './rules/deposit-rule.ts'
import { listRule } from './rules/list-rule.ts'
import { minimumRule } from './rules/minimum-rule.ts'
import { nightsRule } from './rules/nights-rule.ts'
import { taxableCents, taxRule } from './rules/tax-rule.ts'
import { themeRule } from './rules/theme-rule.ts'
import { waiverRule } from './rules/waiver-rule.ts'
import { sum } from './sum.ts'
import type { Order, PriceLine, PricingRule, Quote, Terms } from './types.ts'

// The order matters: delivery and the agreed difference are taxed, the deposit is a share of everything, and a coupon
// reduces the deposit, not the total it is a share of.
const RULES: readonly PricingRule[] = [
  themeRule,
  nightsRule,
  listRule,
  addonRule,
  minimumRule,
  waiverRule,
  deliveryRule,
  agreedRule,
  taxRule,
  depositRule,
  couponRule,
]

/** Computes the price of a party; no other function does. docs/pricing.md explains the rules. */
export function quote(wanted: Order, terms: Terms = {}): Quote {
  const order: Order = terms.isDueInFull ? { ...wanted, paymentOption: 'full' } : wanted
  const lines: PriceLine[] = []
  for (const rule of RULES) lines.push(...rule(order, terms, lines))
  const of = (...kinds: PriceLine['kind'][]) => sum(lines.filter(({ kind }) => kinds.includes(kind)))
  const totalCents = sum(lines.filter(({ part }) => part === 'total'))
  return {
    lines,
    subtotalCents: of('theme', 'nights', 'rule', 'addon', 'minimum', 'waiver', 'agreed'),
    deliveryCents: of('delivery'),
    taxCents: of('tax'),
    taxableCents: terms.tax ? taxableCents(order, terms, lines) : 0,
    totalCents,
    depositCents: calculateDeposit(totalCents, order, terms),
    discountCents: 0 - of('coupon'),
    finalAmountCents: sum(lines),
    balanceCents: 0 - of('balance'),
    paymentOption: order.paymentOption,
    ...(terms.isDueInFull && { isDueInFull: true }),
  }
}
