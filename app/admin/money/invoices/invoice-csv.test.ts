import { describe, expect, it } from 'vitest'
import type { Invoice } from '#contract/money/invoices.ts'
import { headerLine, rowLines } from '#domain/foundation/text/csv.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { invoiceColumns, invoicesFileName } from './invoice-csv.ts'

const invoice: Invoice = {
  number: '2027-0001',
  series: 'invoice',
  issuedOn: '2027-01-04',
  issuedAt: '2027-01-04T14:00:00.000Z',
  bookingId: 'MT-7K3F-9QXW-2M4D',
  bookingNumber: 12,
  customerName: '=Gomez, Maria',
  amount: '75.00',
  includedTax: '4.91',
  method: 'card',
  takesBack: null,
}
const note: Invoice = { ...invoice, number: 'CN-2027-0001', series: 'creditNote', takesBack: '2027-0001' }

const COLUMNS = invoiceColumns(textIn('en'))

describe('invoices as a spreadsheet', () => {
  it('has a row for each, amounts that add up, and no formulas', () => {
    expect(headerLine(COLUMNS)).toBe(
      'Number,Kind,Date,Customer,Booking,Amount,Sales tax included,Method,Reverses',
    )
    expect(rowLines(COLUMNS, [invoice, note])).toBe(
      `
2027-0001,Invoice,2027-01-04,"'=Gomez, Maria",MT-7K3F-9QXW-2M4D,75.00,4.91,card,
CN-2027-0001,Credit note,2027-01-04,"'=Gomez, Maria",MT-7K3F-9QXW-2M4D,-75.00,-4.91,card,2027-0001`,
    )
  })

  it('is named after its year', () => {
    expect([invoicesFileName(2027), invoicesFileName(undefined)]).toEqual([
      'invoices-2027.csv',
      'invoices.csv',
    ])
  })
})
