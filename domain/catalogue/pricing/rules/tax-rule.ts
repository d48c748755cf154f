import { type Cents, formatPercent, takePercent } from '#domain/foundation/money/money.ts'
import { calculateDiscount } from '../calculate-discount.ts'
import { sum } from '../sum.ts'
import { exemptLabel } from '../tax-exemption.ts'
import type { Order, PriceLine, PricingRule, TaxTerms, Terms } from '../types.ts'
import { calculateDeposit } from './deposit-rule.ts'

/**
 * Adds sales tax once, on the sum of what is taxable, state and county together, rounded half up to the cent (Florida
 * Statutes 212.12(9): carried to the third decimal place, rounded up from half a cent).
 */
export const taxRule: PricingRule = (order, terms, before) => {
  const { tax } = terms
  if (!tax) return []
  if (tax.exemption) {
    const { certificate } = tax.exemption
    return [{ kind: 'tax', part: 'total', label: exemptLabel(tax.exemption), certificate, amountCents: 0 }]
  }
  const percent = tax.statePercent + tax.countyPercent
  return [
    {
      kind: 'tax',
      part: 'total',
      label: `Sales tax (${formatPercent(percent)})`,
      percent,
      amountCents: takePercent(taxableCents(order, terms, before), percent),
    },
  ]
}

/**
 * Returns the taxable cents of the lines of the total, less the coupon if the owner's settings say so. Never negative,
 * and zero for an exempt customer.
 */
export function taxableCents(order: Order, terms: Terms, lines: readonly PriceLine[]): Cents {
  if (terms.tax?.exemption) return 0
  const untaxed = lines.filter(({ part, kind }) => part === 'total' && kind !== 'tax')
  const taxable = sum(untaxed.filter((line) => isTaxable(line, terms.tax)))
  return Math.max(0, taxable - couponShare(order, terms, untaxed))
}

function isTaxable({ kind }: PriceLine, tax: TaxTerms | undefined): boolean {
  if (kind === 'waiver') return false
  if (kind === 'delivery') return tax?.deliveryTaxable === true
  return (kind === 'addon' ? tax?.addonsTaxable : tax?.themeTaxable) !== false
}

/** Splits a tax into the state's part and, as the remainder, the county's, so that they add up to the cent. */
export function splitTax(
  taxCents: Cents,
  taxable: Cents,
  { statePercent }: Pick<TaxTerms, 'statePercent'>,
): { readonly stateCents: Cents; readonly countyCents: Cents } {
  const stateCents = Math.min(taxCents, takePercent(taxable, statePercent))
  return { stateCents, countyCents: taxCents - stateCents }
}

/** Returns what the coupon takes off the same payment before tax. */
function couponShare(order: Order, terms: Terms, untaxed: readonly PriceLine[]): Cents {
  if (!terms.coupon || !terms.tax?.couponReducesTax) return 0
  const dueCents =
    order.paymentOption === 'full' ? sum(untaxed) : calculateDeposit(sum(untaxed), order, terms)
  return calculateDiscount(dueCents, terms.coupon)
}
