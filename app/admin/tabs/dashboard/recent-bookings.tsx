import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { bookingPageQuery, NO_FILTERS } from '#app/admin/booking-dialogs/booking-list-query.ts'
import { DeleteBooking } from '#app/admin/booking-dialogs/money/delete-booking.tsx'
import { StatusBadge } from '#app/admin/booking-dialogs/status-badge.tsx'
import { toastFailure } from '#app/admin/forms/failure-words.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Table } from '#app/ui/display/table.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { formatShort } from '#domain/time/party-day.ts'
import { DASHBOARD_WORDS } from './dashboard-words.ts'
import { ModifyBooking } from './modify-booking.tsx'
import { Panel, PanelNote } from './panel.tsx'
import { RecentBookingActions } from './recent-booking-actions.tsx'
import styles from './recent-bookings.module.css'

const RECENT_BOOKINGS = 5

type Open = { dialog: 'modify' | 'delete'; booking: Booking }

export function RecentBookings() {
  const words = useWords(DASHBOARD_WORDS).recent
  const language = useLanguage()
  const { data, isPending, isError } = useQuery(bookingPageQuery(NO_FILTERS, 1, RECENT_BOOKINGS))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  useEffect(() => {
    if (isError) toastFailure(words.failed)
  }, [isError, words])
  return (
    <Panel title={words.title} isLoading={isPending}>
      {data && data.bookings.length > 0 ? (
        <Table
          caption={words.caption}
          rows={data.bookings}
          rowKey={(booking) => booking.id}
          rowTone={(booking) => (booking.bookingStatus === 'confirmed' ? 'success' : undefined)}
          columns={[
            { header: words.id, cell: ({ id }) => <span className="tabular">#{id}</span> },
            { header: words.customer, cell: ({ customerName }) => customerName, isFreeText: true },
            {
              header: words.date,
              cell: ({ bookingDate }) => (
                <span className={styles.date}>{formatShort(bookingDate, language)}</span>
              ),
            },
            { header: words.status, cell: ({ bookingStatus }) => <StatusBadge status={bookingStatus} /> },
            { header: words.amount, cell: ({ totalAmount }) => dollars(totalAmount), isNumber: true },
            {
              header: words.actions,
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
        <PanelNote>{isError ? words.failed : words.none}</PanelNote>
      )}
      {open?.dialog === 'modify' && <ModifyBooking booking={open.booking} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteBooking booking={open.booking} onClose={close} />}
    </Panel>
  )
}
