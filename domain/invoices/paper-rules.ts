import type { Cents } from '../money.ts'
import type { InvoiceSeries } from './invoice-number.ts'

type Payment = { readonly amountCents: Cents; readonly purpose: string }
type Refund = {
  readonly amountCents: Cents
  readonly cause: 'cancellation' | 'returned' | 'dashboard'
  readonly status: 'requested' | 'succeeded' | 'failed'
}

/** Whether money that was taken has to do with a party's price. A tip has not: it is a gift to the crew. */
export function isSale({ purpose }: Pick<Payment, 'purpose'>): boolean {
  return purpose !== 'tip'
}

/**
 * Whether a refund takes back something that was sold. A payment that could not be kept at all was never a sale: it
 * has no invoice, so that its way back needs no credit note.
 */
export function takesBackSale(payment: Payment, { cause, amountCents }: Refund): boolean {
  const wasNeverKept = cause === 'returned' && amountCents === payment.amountCents
  return isSale(payment) && !wasNeverKept
}

/**
 * The paper that a refund still needs: a credit note for money that goes back, and an invoice that takes the credit note
 * back where the bank did not let it go.
 * @param issued the papers that this refund has
 */
export function paperOfRefund(
  payment: Payment,
  refund: Refund,
  issued: readonly InvoiceSeries[],
): InvoiceSeries | undefined {
  const standing = issued.reduce((count, series) => count + (series === 'creditNote' ? 1 : -1), 0)
  const wanted = takesBackSale(payment, refund) && refund.status !== 'failed' ? 1 : 0
  if (wanted > standing) return 'creditNote'
  return wanted < standing ? 'invoice' : undefined
}
