import type { Cents } from '#domain/foundation/money/money.ts'
import { sum } from '../sum.ts'
import type { PriceLine, PricingRule } from '../types.ts'

/** Adds the difference that staff agreed on with the family. No party costs less than nothing. */
export const agreedRule: PricingRule = (_order, { agreedCents = 0 }, before) => {
  const amountCents = Math.max(agreedCents, 0 - sum(before))
  if (amountCents === 0) return []
  return [{ kind: 'agreed', part: 'total', label: 'Agreed with our office', amountCents }]
}

/** Returns the difference to agree on so that a party with these lines costs this much before tax. */
export function calculateAgreedDifference(priceCents: Cents, lines: readonly PriceLine[]): Cents {
  const ofCatalogue = lines.filter(
    ({ part, kind }) => part === 'total' && kind !== 'tax' && kind !== 'agreed',
  )
  return priceCents - sum(ofCatalogue)
}

/** Returns what a party costs before tax, in cents. */
export function priceBeforeTax(lines: readonly PriceLine[]): Cents {
  return sum(lines.filter(({ part, kind }) => part === 'total' && kind !== 'tax'))
}
