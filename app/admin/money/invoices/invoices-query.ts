import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { InvoicePage } from '#contract/money/invoices.ts'

const PAGE_SIZE = 25

type InvoiceFilter = { readonly year: number | undefined; readonly page: number }

export function invoicesQuery({ year, page }: InvoiceFilter) {
  return apiQuery('/api/admin/invoices', {
    query: { ...(year !== undefined && { year }), page, pageSize: PAGE_SIZE },
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}

const EXPORT_PAGE_SIZE = 1000

/**
 * Loads all invoices, or those of a year. Invoices issued meanwhile shift others onto the next page, so
 * duplicates are dropped.
 */
export async function loadInvoices(year: number | undefined): Promise<InvoicePage['invoices']> {
  const loaded = new Map<string, InvoicePage['invoices'][number]>()
  for (let page = 1; ; page++) {
    const query = { ...(year !== undefined && { year }), page, pageSize: EXPORT_PAGE_SIZE }
    const { invoices, total } = await api.get('/api/admin/invoices', { query })
    for (const invoice of invoices) loaded.set(invoice.number, invoice)
    if (invoices.length === 0 || page * EXPORT_PAGE_SIZE >= total) return [...loaded.values()]
  }
}
