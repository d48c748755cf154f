import type { PriceLine } from '#domain/pricing/types.ts'
import { toCents } from '../wire/decimal.ts'
import type { Quote } from './bookings.ts'

/** Returns the lines of a response in the form of our own quote, so that the same code shows both. */
export function readLines(lines: Quote['lines']): PriceLine[] {
  return lines.map(({ amount, unitAmount, percent, coupon, ...line }) => ({
    ...line,
    amountCents: toCents(amount),
    ...(unitAmount !== undefined && { unitCents: toCents(unitAmount) }),
    // Two decimals: hundredths of a percent are read as those of a dollar.
    ...(percent !== undefined && { percent: toCents(percent) }),
    ...(coupon && { coupon: { ...coupon, discountValue: toCents(coupon.discountValue) } }),
  }))
}
