import { halfOf } from '../money.ts'
import { addonRule } from './addon-rule.ts'
import { couponRule } from './coupon-rule.ts'
import { depositRule } from './deposit-rule.ts'
import { sum } from './sum.ts'
import { themeRule } from './theme-rule.ts'
import type { Order, PriceLine, PricingRule, Quote, Terms } from './types.ts'

// The order is the meaning: a coupon is taken off the deposit, not off the total that is halved.
const RULES: readonly PricingRule[] = [themeRule, addonRule, depositRule, couponRule]

/** The one place where a party gets its price; docs/pricing.md tells it in words. */
export function quote(order: Order, terms: Terms = {}): Quote {
  const lines: PriceLine[] = []
  for (const rule of RULES) lines.push(...rule(order, terms, lines))
  const totalCents = sum(lines.filter((line) => line.part === 'total'))
  return {
    lines,
    totalCents,
    depositCents: halfOf(totalCents),
    discountCents: 0 - sum(lines.filter((line) => line.kind === 'coupon')),
    finalAmountCents: sum(lines),
    balanceCents: 0 - sum(lines.filter((line) => line.kind === 'balance')),
    paymentOption: order.paymentOption,
  }
}
