import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BookingButton } from '#app/admin/booking/dialogs/booking-button.tsx'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking/dialogs/booking-dialogs.tsx'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useListAddress } from '#app/admin/kit/lists/use-list-address.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { FilterBar } from '#app/admin/parts/lists/filter-bar.tsx'
import { InvoiceButton } from '#app/admin/parts/lists/invoice-button.tsx'
import { getSign } from '#app/admin/parts/lists/invoice-sign.ts'
import { type ListColumn, ListTable } from '#app/admin/parts/lists/list-table.tsx'
import { loadEnglish } from '#app/admin/parts/lists/load-english.ts'
import { PagedList } from '#app/admin/parts/lists/paged-list.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { api, apiPath } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { saveCsv } from '#app/lib/files/save-csv.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { Invoice } from '#contract/money/invoices.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { headerLine, rowLines } from '#domain/foundation/text/csv.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import { invoiceColumns, invoicesFileName } from './invoice-csv.ts'

const USUAL = { year: '' }

export default function InvoicesTab() {
  const text = useText()
  const { values, page, change, setPage } = useListAddress(USUAL)
  const year = Number(values.year) || undefined
  const [open, setOpen] = useState<OpenBooking>()
  const query = useQuery(invoicesQuery({ year, page }))
  const { data } = query
  return (
    <>
      <TabHeader
        title={text('admin.places.tabs.invoices')}
        hint={text('admin.invoices.hint')}
        actions={data && data.total > 0 && <ExportButton year={year} />}
      />
      {data && data.years.length > 1 && (
        <FilterBar>
          <SelectField
            label={text('admin.invoices.year')}
            value={year ?? ''}
            onChange={({ target }) => change({ year: target.value })}
          >
            <option value="">{text('admin.invoices.everyYear')}</option>
            <Options of={data.years} label={String} />
          </SelectField>
        </FilterBar>
      )}
      <PagedList
        address={apiPath('/api/admin/invoices')}
        query={query}
        page={page}
        texts="invoices"
        onPage={setPage}
      >
        {({ invoices }) => (
          <ListTable
            name="invoices"
            caption={text('admin.invoices.caption')}
            rows={invoices}
            rowKey={({ number }) => number}
            columns={getColumns(text, (id) => setOpen({ dialog: 'details', id }))}
          />
        )}
      </PagedList>
      <BookingDialogs open={open} onOpen={setOpen} />
    </>
  )
}

function ExportButton({ year }: { year: number | undefined }) {
  const text = useText()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async () => ({ invoices: await loadInvoices(year), english: await loadEnglish() }),
    onSuccess: ({ invoices, english }) => {
      const columns = invoiceColumns(english.text)
      saveCsv(invoicesFileName(year), [headerLine(columns), rowLines(columns, invoices)])
    },
  })
  return (
    <Button
      icon="download"
      variant="secondary"
      isBusy={isPending}
      busyLabel={text('admin.lists.exporting')}
      onClick={() => mutate()}
    >
      {text('admin.lists.exportCsv')}
    </Button>
  )
}

const PAGE_SIZE = 25

type InvoiceFilter = { readonly year: number | undefined; readonly page: number }

function invoicesQuery({ year, page }: InvoiceFilter) {
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
async function loadInvoices(year: number | undefined): Promise<Invoice[]> {
  const loaded = new Map<string, Invoice>()
  for (let page = 1; ; page++) {
    const query = { ...(year !== undefined && { year }), page, pageSize: EXPORT_PAGE_SIZE }
    const { invoices, total } = await api.get('/api/admin/invoices', { query })
    for (const invoice of invoices) loaded.set(invoice.number, invoice)
    if (invoices.length === 0 || page * EXPORT_PAGE_SIZE >= total) return [...loaded.values()]
  }
}

function getColumns(text: Text, onBooking: (id: number) => void): ListColumn<Invoice>[] {
  return [
    {
      id: 'number',
      isFixed: true,
      header: text('admin.invoices.columns.number'),
      cell: ({ number }) => <InvoiceButton number={number} />,
    },
    {
      id: 'kind',
      header: text('admin.invoices.columns.kind'),
      cell: ({ series }) => (
        <Badge tone={series === 'invoice' ? 'success' : 'neutral'}>
          {text(`admin.invoices.names.${series}`)}
        </Badge>
      ),
    },
    {
      id: 'date',
      header: text('admin.invoices.columns.date'),
      cell: ({ issuedOn }) => formatShort(issuedOn, text.language),
    },
    {
      id: 'customer',
      onPhones: 'title',
      header: text('admin.invoices.columns.customer'),
      cell: ({ customerName }) => customerName,
      isFreeText: true,
    },
    {
      id: 'booking',
      header: text('admin.invoices.columns.booking'),
      cell: (invoice) => <Booking invoice={invoice} onBooking={onBooking} />,
    },
    {
      id: 'takesBack',
      onPhones: 'labelled',
      header: text('admin.invoices.columns.takesBack'),
      cell: ({ takesBack }) => takesBack,
    },
    {
      id: 'amount',
      onPhones: 'beside',
      header: text('admin.invoices.columns.amount'),
      cell: (invoice) => `${getSign(invoice)}${dollars(invoice.amount)}`,
      isNumber: true,
    },
  ]
}

/** A deleted booking no longer has an id, and there is nothing to open. */
function Booking({ invoice, onBooking }: { invoice: Invoice; onBooking: (id: number) => void }) {
  const text = useText()
  const { bookingNumber, bookingId } = invoice
  if (bookingNumber === null) return bookingId
  return (
    <BookingButton id={bookingNumber} onBooking={onBooking}>
      {text('admin.booking.number', { id: bookingNumber })}
    </BookingButton>
  )
}
