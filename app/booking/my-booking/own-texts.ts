import type { Invoice } from '#contract/invoices.ts'

/** What families read of their invoices. */
export const INVOICE_TEXTS = {
  names: { invoice: 'Invoice', creditNote: 'Credit note' } satisfies Record<Invoice['series'], string>,
  title: 'Invoices',
  label: (name: string, number: string) => `${name} ${number} (PDF)`,
  before: 'For what you paid before we wrote invoices, the receipt below says everything.',
}
