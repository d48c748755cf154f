import { getSign, INVOICE_WORDS } from '#app/admin/lists/invoice-words.ts'
import type { Invoice } from '#contract/money/invoices.ts'
import type { CsvCell, CsvColumn } from '#domain/text/csv.ts'

/** English for every reader, because programs know them. */
const { columns, names } = INVOICE_WORDS.en

/** Amounts are numbers, so that spreadsheets add them up; refunds are negative. */
export const INVOICE_COLUMNS: readonly CsvColumn<Invoice>[] = [
  [columns.number, ({ number }) => number],
  [columns.kind, ({ series }) => names[series]],
  [columns.date, ({ issuedOn }) => issuedOn],
  [columns.customer, ({ customerName }) => customerName],
  [columns.booking, ({ bookingId }) => bookingId],
  [columns.amount, (invoice) => signed(invoice, invoice.amount)],
  [columns.tax, (invoice) => signed(invoice, invoice.includedTax)],
  [columns.method, ({ method }) => method],
  [columns.takesBack, ({ takesBack }) => takesBack],
]

/** Avoids a negative zero. */
function signed(invoice: Invoice, amount: string): CsvCell {
  return { amount: amount === '0.00' ? amount : `${getSign(invoice)}${amount}` }
}

export function invoicesFileName(year: number | undefined): string {
  return year === undefined ? 'invoices.csv' : `invoices-${year}.csv`
}
