import { getSign } from '#app/admin/parts/lists/invoice-sign.ts'
import type { Invoice } from '#contract/money/invoices.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { CsvCell, CsvColumn } from '#domain/foundation/text/csv.ts'

/** Amounts are numbers, so that spreadsheets can add them up; refunds are negative. */
export function invoiceColumns(text: Text): readonly CsvColumn<Invoice>[] {
  return [
    [text('admin.invoices.columns.number'), ({ number }) => number],
    [text('admin.invoices.columns.kind'), ({ series }) => text(`admin.invoices.names.${series}`)],
    [text('admin.invoices.columns.date'), ({ issuedOn }) => issuedOn],
    [text('admin.invoices.columns.customer'), ({ customerName }) => customerName],
    [text('admin.invoices.columns.booking'), ({ bookingId }) => bookingId],
    [text('admin.invoices.columns.amount'), (invoice) => signed(invoice, invoice.amount)],
    [text('admin.invoices.columns.tax'), (invoice) => signed(invoice, invoice.includedTax)],
    [text('admin.invoices.columns.method'), ({ method }) => method],
    [text('admin.invoices.columns.takesBack'), ({ takesBack }) => takesBack],
  ]
}

/** Avoids a negative zero. The tax may be negative itself, where it corrects earlier papers. */
function signed(invoice: Invoice, amount: string): CsvCell {
  const sign = getSign(invoice)
  if (amount === '0.00' || sign === '') return { amount }
  return { amount: amount.startsWith('-') ? amount.slice(1) : `${sign}${amount}` }
}

export function invoicesFileName(year: number | undefined): string {
  return year === undefined ? 'invoices.csv' : `invoices-${year}.csv`
}
