import type { Cents } from '#domain/foundation/money/money.ts'
import type { InvoiceSeries } from './invoice-number.ts'

type Payment = { readonly amountCents: Cents; readonly purpose: string }
type Refund = {
  readonly amountCents: Cents
  readonly cause: 'cancellation' | 'returned' | 'dashboard' | 'beyond_price'
  readonly status: 'requested' | 'succeeded' | 'failed'
}

/** Returns whether a payment gets an invoice. A tip is a gift to the crew. */
export function isSale({ purpose }: Pick<Payment, 'purpose'>): boolean {
  return purpose !== 'tip'
}

/**
 * Returns whether a refund reverses a sale. A payment that could not be kept at all was never a sale: it has no
 * invoice, so its refund needs no credit note.
 */
export function reversesSale(payment: Payment, { cause, amountCents }: Refund): boolean {
  const wasNeverKept = cause === 'returned' && amountCents === payment.amountCents
  return isSale(payment) && !wasNeverKept
}

/**
 * Returns the document that a refund still needs: a credit note for refunded money, or an invoice that reverses the
 * credit note if the bank did not make the refund; undefined if it needs none.
 * @param issued the series of the documents already issued for this refund
 */
export function seriesForRefund(
  payment: Payment,
  refund: Refund,
  issued: readonly InvoiceSeries[],
): InvoiceSeries | undefined {
  const standing = issued.reduce((count, series) => count + (series === 'creditNote' ? 1 : -1), 0)
  const wanted = reversesSale(payment, refund) && refund.status !== 'failed' ? 1 : 0
  if (wanted > standing) return 'creditNote'
  return wanted < standing ? 'invoice' : undefined
}
