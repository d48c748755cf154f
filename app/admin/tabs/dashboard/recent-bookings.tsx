import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { bookingPageQuery, NO_FILTERS } from '#app/admin/booking-dialogs/booking-list-query.ts'
import { DeleteBooking } from '#app/admin/booking-dialogs/delete-booking.tsx'
import { StatusBadge } from '#app/admin/booking-dialogs/status-badge.tsx'
import { toastFailure } from '#app/admin/forms/failure-words.ts'
import { dollars } from '#app/lib/dollars.ts'
import { Table } from '#app/ui/table.tsx'
import type { Booking } from '#contract/bookings.ts'
import { formatShort } from '#domain/party-day.ts'
import { ModifyBooking } from './modify-booking.tsx'
import { Panel, PanelNote } from './panel.tsx'
import { RecentBookingActions } from './recent-booking-actions.tsx'
import styles from './recent-bookings.module.css'

const RECENT_BOOKINGS = 5

type Open = { dialog: 'modify' | 'delete'; booking: Booking }

export function RecentBookings() {
  const { data, isPending, isError } = useQuery(bookingPageQuery(NO_FILTERS, 1, RECENT_BOOKINGS))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  useEffect(() => {
    if (isError) toastFailure('Failed to load bookings')
  }, [isError])
  return (
    <Panel title="Recent Bookings" isLoading={isPending}>
      {data && data.bookings.length > 0 ? (
        <Table
          caption="Recent bookings"
          rows={data.bookings}
          rowKey={(booking) => booking.id}
          rowTone={(booking) => (booking.bookingStatus === 'confirmed' ? 'success' : undefined)}
          columns={[
            { header: 'ID', cell: ({ id }) => <span className="tabular">#{id}</span> },
            { header: 'Customer', cell: ({ customerName }) => customerName },
            {
              header: 'Date',
              cell: ({ bookingDate }) => <span className={styles.date}>{formatShort(bookingDate)}</span>,
            },
            { header: 'Status', cell: ({ bookingStatus }) => <StatusBadge status={bookingStatus} /> },
            { header: 'Amount', cell: ({ totalAmount }) => dollars(totalAmount), isNumber: true },
            {
              header: 'Actions',
              cell: (booking) => (
                <RecentBookingActions
                  booking={booking}
                  onModify={() => setOpen({ dialog: 'modify', booking })}
                  onDelete={() => setOpen({ dialog: 'delete', booking })}
                />
              ),
            },
          ]}
        />
      ) : (
        <PanelNote>{isError ? 'Failed to load bookings' : 'No recent bookings'}</PanelNote>
      )}
      {open?.dialog === 'modify' && <ModifyBooking booking={open.booking} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteBooking booking={open.booking} onClose={close} />}
    </Panel>
  )
}
