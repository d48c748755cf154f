import { BookingButton } from '#app/admin/booking-dialogs/booking-button.tsx'
import { BOOKING_WORDS } from '#app/admin/booking-dialogs/booking-words.ts'
import { InvoiceButton } from '#app/admin/lists/invoice-button.tsx'
import { getSign, INVOICE_WORDS } from '#app/admin/lists/invoice-words.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Table } from '#app/ui/display/table.tsx'
import type { Invoice } from '#contract/money/invoices.ts'
import { formatShort } from '#domain/time/party-day.ts'

type InvoiceTableProps = { invoices: Invoice[]; onBooking: (id: number) => void }

export function InvoiceTable({ invoices, onBooking }: InvoiceTableProps) {
  const { caption, columns, names } = useWords(INVOICE_WORDS)
  const language = useLanguage()
  return (
    <Table
      caption={caption}
      rows={invoices}
      rowKey={({ number }) => number}
      columns={[
        { header: columns.number, cell: ({ number }) => <InvoiceButton number={number} /> },
        {
          header: columns.kind,
          cell: ({ series }) => (
            <Badge tone={series === 'invoice' ? 'success' : 'neutral'}>{names[series]}</Badge>
          ),
        },
        { header: columns.date, cell: ({ issuedOn }) => formatShort(issuedOn, language) },
        {
          header: columns.customer,
          cell: ({ customerName }) => customerName,
          isFreeText: true,
        },
        { header: columns.booking, cell: (invoice) => <Booking invoice={invoice} onBooking={onBooking} /> },
        { header: columns.takesBack, cell: ({ takesBack }) => takesBack ?? '–' },
        {
          header: columns.amount,
          cell: (invoice) => `${getSign(invoice)}${dollars(invoice.amount)}`,
          isNumber: true,
        },
      ]}
    />
  )
}

/** A deleted booking has no id anymore, and nothing to open. */
function Booking({ invoice, onBooking }: { invoice: Invoice; onBooking: (id: number) => void }) {
  const { number } = useWords(BOOKING_WORDS)
  const { bookingNumber, bookingId } = invoice
  if (bookingNumber === null) return bookingId
  return (
    <BookingButton id={bookingNumber} onBooking={onBooking}>
      {number(bookingNumber)}
    </BookingButton>
  )
}
