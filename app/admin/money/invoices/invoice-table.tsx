import { BookingButton } from '#app/admin/booking/dialogs/booking-button.tsx'
import { InvoiceButton } from '#app/admin/parts/lists/invoice-button.tsx'
import { getSign } from '#app/admin/parts/lists/invoice-sign.ts'
import { type ListColumn, ListTable } from '#app/admin/parts/lists/list-table.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import type { Invoice } from '#contract/money/invoices.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'

type InvoiceTableProps = { invoices: Invoice[]; onBooking: (id: number) => void }

export function InvoiceTable({ invoices, onBooking }: InvoiceTableProps) {
  const text = useText()
  return (
    <ListTable
      name="invoices"
      caption={text('admin.invoices.caption')}
      rows={invoices}
      rowKey={({ number }) => number}
      columns={getColumns(text, onBooking)}
    />
  )
}

function getColumns(text: Text, onBooking: InvoiceTableProps['onBooking']): ListColumn<Invoice>[] {
  return [
    {
      id: 'number',
      isFixed: true,
      onPhones: 'title',
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
