import { expect, it } from 'vitest'
import { journalCsv } from './journal-csv.ts'

it('is what QuickBooks Online imports', () => {
  const entry = {
    journalNo: 'P12',
    day: '2027-02-13',
    description: 'Payment, booking #7 (MT-7K3F-9QXW-2M4D), María Gómez',
    lines: [
      { account: 'Card Payments Clearing', debitAmount: '203.30', creditAmount: '0.00' },
      { account: 'Rental Income', debitAmount: '0.00', creditAmount: '190.00' },
      { account: 'Taxes:Florida', debitAmount: '0.00', creditAmount: '13.30' },
    ],
  }
  expect(journalCsv({ entries: [entry] }).split('\n')).toEqual([
    'JournalNo,JournalDate,AccountName,Debits,Credits,Description,Name',
    'P12,02/13/2027,Card Payments Clearing,203.30,,"Payment, booking #7 (MT-7K3F-9QXW-2M4D), María Gómez",',
    'P12,02/13/2027,Rental Income,,190.00,"Payment, booking #7 (MT-7K3F-9QXW-2M4D), María Gómez",',
    'P12,02/13/2027,Taxes:Florida,,13.30,"Payment, booking #7 (MT-7K3F-9QXW-2M4D), María Gómez",',
  ])
})
