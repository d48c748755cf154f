import { StatusBadge } from '#app/admin/booking-dialogs/status-badge.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Booking } from '#contract/bookings.ts'
import { formatShort } from '#domain/party-day.ts'
import styles from './booking-table.module.css'
import { paymentStateOf } from './payment-state.ts'

type BookingTableProps = {
  bookings: Booking[]
  onView: (booking: Booking) => void
  onUpdate: (booking: Booking) => void
}

/** A table on wide screens; on a phone each booking is a row of a few lines, and a tap anywhere on it opens it. */
export function BookingTable({ bookings, onView, onUpdate }: BookingTableProps) {
  return (
    <Table
      caption="Bookings"
      className={styles.table}
      rows={bookings}
      rowKey={(booking) => booking.id}
      columns={[
        { header: 'ID', cell: ({ id }) => <span className="tabular">#{id}</span> },
        { header: 'Customer', cell: (booking) => <Customer booking={booking} /> },
        { header: 'Theme', cell: ({ themeName }) => themeName },
        { header: 'Date', cell: ({ bookingDate }) => <PartyDate day={bookingDate} /> },
        { header: 'Amount', cell: (booking) => <Amount booking={booking} />, isNumber: true },
        { header: 'Status', cell: ({ bookingStatus }) => <StatusBadge status={bookingStatus} /> },
        {
          header: 'Actions',
          cell: (booking) => (
            <span className={styles.actions}>
              <IconButton
                icon="eye"
                className={styles.view}
                label={`View details of booking #${booking.id}`}
                onClick={() => onView(booking)}
              />
              <Button
                variant="secondary"
                size="sm"
                className={styles.update}
                onClick={() => onUpdate(booking)}
              >
                Update
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}

function Customer({ booking }: { booking: Booking }) {
  return (
    <span className={styles.customer}>
      {booking.customerName}
      <span className={styles.contact}>{booking.customerEmail}</span>
    </span>
  )
}

function PartyDate({ day }: { day: string }) {
  return (
    <span className={styles.date}>
      {weekdayOf(day)} {formatShort(day)}
    </span>
  )
}

/** What the party costs, and who has paid how much of it. */
function Amount({ booking }: { booking: Booking }) {
  const { words, tone } = paymentStateOf(booking)
  return (
    <span className={styles.amount}>
      {dollars(booking.totalAmount)}
      <span className={styles.payment} data-tone={tone}>
        {words.map((part, index) => (
          <span key={part}>
            {part}
            {index < words.length - 1 && ', '}
          </span>
        ))}
      </span>
    </span>
  )
}

const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })

function weekdayOf(day: string): string {
  return weekdayFormat.format(new Date(`${day}T00:00:00Z`))
}
