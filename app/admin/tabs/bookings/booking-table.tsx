import { StatusBadge } from '#app/admin/booking-dialogs/status-badge.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Booking } from '#contract/bookings.ts'
import { formatLong } from '#domain/party-day.ts'
import styles from './booking-table.module.css'

type BookingTableProps = {
  bookings: Booking[]
  onView: (booking: Booking) => void
  onUpdate: (booking: Booking) => void
}

export function BookingTable({ bookings, onView, onUpdate }: BookingTableProps) {
  return (
    <Table
      caption="Bookings"
      rows={bookings}
      rowKey={(booking) => booking.id}
      columns={[
        { header: 'ID', cell: ({ id }) => <span className="tabular">#{id}</span> },
        { header: 'Customer', cell: (booking) => <Customer booking={booking} /> },
        { header: 'Theme', cell: ({ themeName }) => themeName },
        { header: 'Date', cell: ({ bookingDate }) => formatLong(bookingDate) },
        { header: 'Amount', cell: ({ totalAmount }) => dollars(totalAmount), isNumber: true },
        { header: 'Status', cell: ({ bookingStatus }) => <StatusBadge status={bookingStatus} /> },
        {
          header: 'Actions',
          cell: (booking) => (
            <span className={styles.actions}>
              <IconButton
                icon="eye"
                label={`View details of booking #${booking.id}`}
                onClick={() => onView(booking)}
              />
              <Button variant="secondary" size="sm" onClick={() => onUpdate(booking)}>
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
