import type { PriceLine } from '#domain/pricing/types.ts'
import { toCents } from '../wire/decimal.ts'
import type { Quote } from './bookings.ts'

/** Converts the lines of a response to those of our own quote, so that the same code displays both. */
export function readLines(lines: Quote['lines']): PriceLine[] {
  return lines.map(({ amount, unitAmount, percent, coupon, ...line }) => ({
    ...line,
    amountCents: toCents(amount),
    ...(unitAmount !== undefined && { unitCents: toCents(unitAmount) }),
    // A percentage with two decimals parses like dollars: to hundredths of a percent.
    ...(percent !== undefined && { percent: toCents(percent) }),
    ...(coupon && { coupon: { ...coupon, discountValue: toCents(coupon.discountValue) } }),
  }))
}
