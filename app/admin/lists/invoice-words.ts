import type { Invoice } from '#contract/invoices.ts'

/** Every English text that staff read about invoices and credit notes. */
export const INVOICE_WORDS = {
  names: { invoice: 'Invoice', creditNote: 'Credit note' } satisfies Record<Invoice['series'], string>,
  title: 'Invoices',
  hint: 'Every payment has an invoice and every refund a credit note, numbered without a gap. Nothing here can be changed.',
  caption: 'Invoices and credit notes, newest first',
  columns: {
    number: 'Number',
    kind: 'Kind',
    date: 'Date',
    customer: 'Customer',
    booking: 'Booking',
    amount: 'Amount',
    tax: 'Sales tax in it',
    takesBack: 'Takes back',
    method: 'Method',
  },
  year: 'Year',
  everyYear: 'Every year',
  none: 'There are no invoices yet. The first one is written with the next payment.',
  noneOfBooking: 'No invoice yet: it is written with the first payment.',
  before: 'Some of it was paid before invoices were written.',
  loadFailed: 'Failed to load the invoices',
  exportCsv: 'Export CSV',
  exporting: 'Exporting...',
  downloadOf: (number: string) => `Download ${number} as PDF`,
  pages: 'Pages of invoices',
  one: 'invoice or credit note',
  many: 'invoices and credit notes',
  company: 'Company data for invoices',
  companyHint:
    'They stand on every invoice from the next one on; papers that were written keep what they say. Leave a field empty to use the site’s title and address.',
  companyName: 'Company name',
  address: 'Address',
  taxNumber: 'Tax number',
  prefix: 'Number prefix',
  prefixHint: 'Stands before every number, such as MT- in MT-2027-0001.',
  prefixProblem: 'Please use up to 10 capital letters, digits or hyphens, not ending in CN-',
  saveCompany: 'Save Company Data',
}

/** Credit notes take away: they are told with a minus. */
export function signOf({ series }: Pick<Invoice, 'series'>): '' | '-' {
  return series === 'creditNote' ? '-' : ''
}
