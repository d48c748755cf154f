import type { PriceLine } from '#domain/catalogue/pricing/types.ts'
import type { QuotedOrder } from '#domain/money/payments/quoted-order.ts'
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

/** Converts a quote in a response, for the figures that the same code computes from our own. */
export function readQuote(
  quote: Pick<Quote, 'lines' | 'totalAmount' | 'discountAmount' | 'finalAmount'>,
): QuotedOrder {
  return {
    lines: readLines(quote.lines),
    totalCents: toCents(quote.totalAmount),
    discountCents: toCents(quote.discountAmount),
    finalAmountCents: toCents(quote.finalAmount),
  }
}
