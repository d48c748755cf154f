/** Invoices and credit notes are counted apart; each series begins anew every year. */
export const INVOICE_SERIES = ['invoice', 'creditNote'] as const
export type InvoiceSeries = (typeof INVOICE_SERIES)[number]

const CREDIT_NOTE_MARK = 'CN-'
const DIGITS = 4

/** What may stand before a number: letters, digits and hyphens, never what would make invoices look like credit notes. */
export const INVOICE_PREFIX = /^(?!.*CN-$)[A-Z0-9-]{0,10}$/

/** Whatever a number can be, for addresses. */
export const INVOICE_NUMBER = /^[A-Z0-9-]{0,13}\d{4}-\d{4,9}$/

/** Returns the number that people read: `2026-0001` of an invoice, `CN-2026-0001` of a credit note, after the prefix. */
export function invoiceNumber({
  prefix,
  series,
  year,
  sequence,
}: {
  readonly prefix: string
  readonly series: InvoiceSeries
  readonly year: number
  readonly sequence: number
}): string {
  const mark = series === 'creditNote' ? CREDIT_NOTE_MARK : ''
  return `${prefix}${mark}${year}-${String(sequence).padStart(DIGITS, '0')}`
}

/** Which series a number is of; no prefix can hide it. */
export function seriesOf(number: string): InvoiceSeries {
  return /CN-\d{4}-\d+$/.test(number) ? 'creditNote' : 'invoice'
}

/** Returns the name of the file that is handed out. */
export function invoiceFilename(number: string): string {
  return `${seriesOf(number) === 'invoice' ? 'invoice' : 'credit-note'}-${number}.pdf`
}
