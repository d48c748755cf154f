import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { StatusBadge } from '#app/admin/booking-dialogs/status-badge.tsx'
import { ListTable } from '#app/admin/lists/list-table.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { LOCALES } from '#domain/text/language.ts'
import { formatShort } from '#domain/time/party-day.ts'
import styles from './booking-table.module.css'
import { getPaymentState } from './payment-state.ts'

type BookingTableProps = {
  bookings: Booking[]
  tools: ReactNode
  /** The booking that is open beside the table. */
  openId?: number | undefined
  /** The numbers of those that are selected. */
  selected: ReadonlySet<number>
  onSelect: (booking: Booking, isSelected: boolean) => void
  onView: (booking: Booking) => void
  onUpdate: (booking: Booking) => void
}

/** A table on wide screens; on a phone each booking is a row of a few lines, which opens it at a tap anywhere. */
export function BookingTable(props: BookingTableProps) {
  const { bookings, tools, openId, selected, onSelect, onView, onUpdate } = props
  const text = useText()
  const isNarrow = openId !== undefined
  return (
    <ListTable
      name="bookings"
      caption={text('admin.bookings.table.caption')}
      className={styles.table}
      tools={tools}
      isNarrow={isNarrow}
      rows={bookings}
      rowTone={({ id }) => (id === openId ? 'open' : undefined)}
      rowKey={(booking) => booking.id}
      columns={[
        {
          id: 'id',
          isMain: true,
          isFixed: true,
          header: text('admin.bookings.table.id'),
          cell: (booking) => (
            <span className={styles.id}>
              <label className={styles.select}>
                <input
                  type="checkbox"
                  data-key="x"
                  aria-label={text('admin.bulk.select', { id: booking.id })}
                  checked={selected.has(booking.id)}
                  onChange={(event) => onSelect(booking, event.target.checked)}
                />
              </label>
              <Link
                to={`/admin/bookings/${booking.id}`}
                className={styles.number}
                {...(isNarrow && { 'data-key': 'open', onClick: opening(() => onView(booking)) })}
              >
                #{booking.id}
              </Link>
            </span>
          ),
        },
        {
          id: 'customer',
          isMain: true,
          isFixed: true,
          header: text('admin.bookings.table.customer'),
          cell: (booking) => <Customer booking={booking} />,
        },
        {
          id: 'theme',
          header: text('admin.bookings.table.theme'),
          cell: ({ themeName }) => (
            <span lang="en" className={styles.theme}>
              {themeName}
            </span>
          ),
        },
        {
          id: 'date',
          isMain: true,
          header: text('admin.bookings.table.date'),
          cell: ({ bookingDate }) => <PartyDate day={bookingDate} />,
        },
        {
          id: 'amount',
          header: text('admin.bookings.table.amount'),
          cell: (booking) => <Amount booking={booking} />,
          isNumber: true,
        },
        {
          id: 'status',
          isMain: true,
          header: text('admin.bookings.table.status'),
          cell: ({ bookingStatus }) => <StatusBadge status={bookingStatus} />,
        },
        {
          id: 'teepees',
          isExtra: true,
          header: text('admin.lists.teepees'),
          cell: ({ numberOfTeepees }) => numberOfTeepees,
          isNumber: true,
        },
        {
          id: 'email',
          isExtra: true,
          header: text('admin.bookingForm.email'),
          cell: ({ customerEmail }) => customerEmail,
        },
        {
          id: 'phone',
          isExtra: true,
          header: text('admin.lists.phone'),
          cell: ({ customerPhone }) => customerPhone,
        },
        {
          id: 'place',
          isExtra: true,
          header: text('admin.lists.place'),
          cell: ({ city, zipCode }) => `${city} ${zipCode}`,
        },
        {
          id: 'actions',
          isFixed: true,
          header: text('admin.bookings.table.actions'),
          cell: (booking) => (
            <span className={styles.actions}>
              <IconButton
                icon="eye"
                data-key="open"
                className={styles.view}
                label={text('admin.bookings.table.view', { id: booking.id })}
                onClick={() => onView(booking)}
              />
              <Button
                variant="secondary"
                size="sm"
                className={styles.update}
                onClick={() => onUpdate(booking)}
              >
                {text('admin.bookings.table.update')}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}

/** Opens beside the list what a plain click on its address asks for; another tab is another tab. */
function opening(open: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
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
  const language = useLanguage()
  const weekday = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', timeZone: 'UTC' })
  return (
    <span className={styles.date}>
      {weekday.format(new Date(`${day}T00:00:00Z`))} {formatShort(day, language)}
    </span>
  )
}

/** What the party costs, and how much of it is paid. */
function Amount({ booking }: { booking: Booking }) {
  const { words, tone } = getPaymentState(booking, useText())
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
