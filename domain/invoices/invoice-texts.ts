import type { InvoiceSeries } from './invoice-number.ts'

/** Every English text of invoices and credit notes, on paper and in mails. */
export const INVOICE_TEXTS = {
  names: { invoice: 'Invoice', creditNote: 'Credit note' } satisfies Record<InvoiceSeries, string>,
  number: 'Number',
  date: 'Date',
  billedTo: 'Billed to',
  booking: 'Booking ID',
  party: 'Party',
  takesBackInvoice: 'For invoice',
  takesBackCreditNote: 'Takes back credit note',
  beforeInvoices: 'a payment from before invoices',
  reason: 'Reason',
  taxNumber: (taxNumber: string) => `Tax number ${taxNumber}`,
  thePrice: 'The party',
  total: 'Total',
  discount: 'Discount',
  afterDiscount: 'Total after discount',
  stateTax: (percent: string, taxable: string) => `of it Florida sales tax, ${percent} of ${taxable}`,
  countyTax: (county: string | null, percent: string) =>
    `of it surtax of ${county ?? 'the county'}, ${percent}`,
  theMoney: { invoice: 'This payment', creditNote: 'This refund' } satisfies Record<InvoiceSeries, string>,
  paidBefore: 'Paid before',
  paidNow: (method: string) => `Paid ${method}`,
  sentBack: (method: string) => `Sent back, paid ${method}`,
  notSentBack: 'Not sent back',
  includedTax: 'Sales tax in it',
  paidAfter: 'Paid in all',
  left: 'Left to pay',
}
