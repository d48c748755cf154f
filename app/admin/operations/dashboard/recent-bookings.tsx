import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bookingListQuery, NO_FILTERS } from '#app/admin/booking/dialogs/booking-list-query.ts'
import { DeleteBooking } from '#app/admin/booking/dialogs/money/delete-booking.tsx'
import { StatusBadge } from '#app/admin/booking/dialogs/status-badge.tsx'
import { useKeptRows } from '#app/admin/parts/kept-rows/use-kept-rows.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Table } from '#app/ui/display/table.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import { ModifyBooking } from './modify-booking.tsx'
import { Panel, PanelNote } from './panel.tsx'
import { RecentBookingActions } from './recent-booking-actions.tsx'
import styles from './recent-bookings.module.css'

const RECENT_BOOKINGS = 5

type Open = { dialog: 'modify' | 'delete'; booking: Booking }

export function RecentBookings() {
  const text = useText()
  const { data, isPending, isError } = useQuery({
    ...bookingListQuery(NO_FILTERS, 1, { pageSize: RECENT_BOOKINGS }),
    meta: { toastOnFailure: 'admin.dashboard.recent.failed' },
  })
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { shown, keep, around } = useKeptRows(data?.bookings ?? [], ({ id }) => id)
  return (
    <Panel title={text('admin.dashboard.recent.title')} isLoading={isPending}>
      {shown.length > 0 ? (
        <div {...around}>
          <Table
            caption={text('admin.dashboard.recent.caption')}
            rows={shown.map(({ row }) => row)}
            rowKey={(booking) => booking.id}
            rowTone={(booking) => (booking.bookingStatus === 'confirmed' ? 'success' : undefined)}
            columns={[
              {
                header: text('admin.dashboard.recent.id'),
                cell: ({ id }) => <span className="tabular">#{id}</span>,
              },
              {
                header: text('admin.dashboard.recent.customer'),
                cell: ({ customerName }) => customerName,
                isFreeText: true,
              },
              {
                header: text('admin.dashboard.recent.date'),
                cell: ({ bookingDate }) => (
                  <span className={styles.date}>{formatShort(bookingDate, text.language)}</span>
                ),
              },
              {
                header: text('admin.dashboard.recent.status'),
                cell: ({ bookingStatus }) => <StatusBadge status={bookingStatus} />,
              },
              {
                header: text('admin.dashboard.recent.amount'),
                cell: ({ totalAmount }) => dollars(totalAmount),
                isNumber: true,
              },
              {
                header: text('admin.dashboard.recent.actions'),
                cell: (booking) => (
                  <RecentBookingActions
                    booking={booking}
                    onConfirm={() => keep(booking)}
                    onModify={() => setOpen({ dialog: 'modify', booking })}
                    onDelete={() => setOpen({ dialog: 'delete', booking })}
                  />
                ),
              },
            ]}
          />
        </div>
      ) : (
        <PanelNote>
          {isError ? text('admin.dashboard.recent.failed') : text('admin.dashboard.recent.none')}
        </PanelNote>
      )}
      {open?.dialog === 'modify' && <ModifyBooking booking={open.booking} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteBooking booking={open.booking} onClose={close} />}
    </Panel>
  )
}
