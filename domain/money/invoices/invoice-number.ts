/** Invoices and credit notes are numbered separately; each series restarts every year. */
export const INVOICE_SERIES = ['invoice', 'creditNote'] as const
export type InvoiceSeries = (typeof INVOICE_SERIES)[number]

const CREDIT_NOTE_MARK = 'CN-'
const DIGITS = 4

/** Allowed prefixes: letters, digits and hyphens, except those that make an invoice look like a credit note. */
export const INVOICE_PREFIX = /^(?!.*CN-$)[A-Z0-9-]{0,10}$/

/** Matches every possible number, for URLs. */
export const INVOICE_NUMBER = /^[A-Z0-9-]{0,13}\d{4}-\d{4,9}$/

/** Returns the printed number with the prefix: `2026-0001` for an invoice, `CN-2026-0001` for a credit note. */
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

/** Returns the series of a number, whatever its prefix. */
export function getSeries(number: string): InvoiceSeries {
  return /CN-\d{4}-\d+$/.test(number) ? 'creditNote' : 'invoice'
}

/** Returns the name of the downloaded file. */
export function invoiceFilename(number: string): string {
  return `${getSeries(number) === 'invoice' ? 'invoice' : 'credit-note'}-${number}.pdf`
}
