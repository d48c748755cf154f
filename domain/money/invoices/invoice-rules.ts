import type { InvoiceSeries } from './invoice-number.ts'

type Payment = {
  readonly purpose: string
  /** Whether at least a part of it was kept when it came; without it, the payment was never a sale. */
  readonly isKept: boolean
}

/** Returns whether a payment gets an invoice. A tip is a gift to the crew. */
export function isSale({ purpose }: Pick<Payment, 'purpose'>): boolean {
  return purpose !== 'tip'
}

/** Returns whether refunds of a payment reverse a sale, and so need credit notes: only then it has an invoice. */
export function reversesSale(payment: Payment): boolean {
  return isSale(payment) && payment.isKept
}

/**
 * Returns the document that a refund still needs: a credit note for refunded money, or an invoice that reverses the
 * credit note if the bank did not make the refund; undefined if it needs none.
 * @param issued the series of the documents already issued for this refund
 */
export function seriesForRefund(
  payment: Payment,
  { status }: { readonly status: 'requested' | 'succeeded' | 'failed' },
  issued: readonly InvoiceSeries[],
): InvoiceSeries | undefined {
  const standing = issued.reduce((count, series) => count + (series === 'creditNote' ? 1 : -1), 0)
  const wanted = reversesSale(payment) && status !== 'failed' ? 1 : 0
  if (wanted > standing) return 'creditNote'
  return wanted < standing ? 'invoice' : undefined
}
