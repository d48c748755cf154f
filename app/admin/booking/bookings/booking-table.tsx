import { createContext, type ReactNode, use, useMemo } from 'react'
import { Link } from 'react-router'
import { StatusBadge } from '#app/admin/booking/dialogs/status-badge.tsx'
import { onPlainClick } from '#app/admin/kit/side-panel/on-plain-click.ts'
import { bothWays, type ListColumn, ListTable } from '#app/admin/parts/lists/list-table.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useStableCallback } from '#app/lib/use-stable-callback.ts'
import { formatDay } from '#app/ui/calendar/calendar-day.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import styles from './booking-table.module.css'
import { describePayments } from './describe-payments.ts'

type BookingTableProps = {
  bookings: Booking[]
  tools: ReactNode
  /** The booking open beside the table. */
  openId?: number | undefined
  sort: string
  onSort: (sort: string) => void
  /** The ids of the selected bookings. */
  selected: ReadonlySet<number>
  onSelect: (booking: Booking, isSelected: boolean) => void
  onView: (booking: Booking) => void
  onUpdate: (booking: Booking) => void
}

const NOBODY: ReadonlySet<number> = new Set()

/** The selected ids: only the checkboxes subscribe to them, not the whole rows. */
const Selected = createContext<ReadonlySet<number>>(NOBODY)

/** A table on wide screens; on phones each booking is a row of a few lines that opens with a tap anywhere. */
export function BookingTable({
  bookings,
  tools,
  openId,
  selected,
  sort,
  onSort,
  ...actions
}: BookingTableProps) {
  const text = useText()
  const isNarrow = openId !== undefined
  const onSelect = useStableCallback(actions.onSelect)
  const onView = useStableCallback(actions.onView)
  const onUpdate = useStableCallback(actions.onUpdate)
  // Memoized, so that only rows that change re-render.
  const columns = useMemo(
    () => getColumns({ text, isNarrow, onSelect, onView, onUpdate }),
    [text, isNarrow, onSelect, onView, onUpdate],
  )
  return (
    <Selected value={selected}>
      <ListTable
        name="bookings"
        caption={text('admin.places.tabs.bookings')}
        className={styles.table}
        tools={tools}
        isNarrow={isNarrow}
        sort={sort}
        onSort={onSort}
        rows={bookings}
        rowTone={({ id }) => (id === openId ? 'open' : undefined)}
        rowKey={(booking) => booking.id}
        columns={columns}
      />
    </Selected>
  )
}

type ColumnsOptions = Pick<BookingTableProps, 'onSelect' | 'onView' | 'onUpdate'> & {
  text: Text
  isNarrow: boolean
}

function getColumns({ text, isNarrow, onSelect, onView, onUpdate }: ColumnsOptions): ListColumn<Booking>[] {
  return [
    {
      id: 'id',
      isMain: true,
      isFixed: true,
      header: text('admin.bookings.table.id'),
      sorts: bothWays('newest', 'oldest', 'descending'),
      cell: (booking) => (
        <span className={styles.id}>
          <SelectBox booking={booking} onSelect={onSelect} />
          <Link
            to={`/admin/bookings/${booking.id}`}
            className={styles.number}
            {...(isNarrow && { 'data-key': 'open' })}
            onClick={onPlainClick(() => {
              if (isNarrow) onView(booking)
              return isNarrow
            })}
          >
            #{booking.id}
          </Link>
        </span>
      ),
    },
    ...getMainColumns(text),
    ...getExtraColumns(text),
    {
      id: 'actions',
      isFixed: true,
      header: text('admin.bookings.table.actions'),
      cell: (booking) => (
        <Row as="span" wraps={false} className={styles.actions}>
          <IconButton
            icon="eye"
            data-key="open"
            className={styles.view}
            label={text('admin.bookings.table.view', { id: booking.id })}
            onClick={() => onView(booking)}
          />
          <Button variant="secondary" size="sm" className={styles.update} onClick={() => onUpdate(booking)}>
            {text('admin.bookings.table.update')}
          </Button>
        </Row>
      ),
    },
  ]
}

function getMainColumns(text: Text): ListColumn<Booking>[] {
  return [
    {
      id: 'customer',
      isMain: true,
      isFixed: true,
      onPhones: 'title',
      header: text('admin.bookings.table.customer'),
      sorts: bothWays('customer', 'customerDown'),
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
      sorts: bothWays('soonest', 'latest'),
      cell: ({ bookingDate }) => <PartyDate day={bookingDate} />,
    },
    {
      id: 'amount',
      isMain: true,
      header: text('admin.bookings.table.amount'),
      sorts: bothWays('largest', 'smallest', 'descending'),
      cell: (booking) => <Amount booking={booking} />,
      isNumber: true,
    },
    {
      id: 'status',
      isMain: true,
      onPhones: 'beside',
      header: text('admin.bookings.table.status'),
      cell: (booking) => <Status booking={booking} />,
    },
  ]
}

function getExtraColumns(text: Text): ListColumn<Booking>[] {
  return [
    {
      id: 'teepees',
      isExtra: true,
      header: text('admin.lists.teepees'),
      cell: (row) => row.numberOfTeepees,
      isNumber: true,
    },
    { id: 'email', isExtra: true, header: text('admin.bookingForm.email'), cell: (row) => row.customerEmail },
    { id: 'phone', isExtra: true, header: text('admin.lists.phone'), cell: (row) => row.customerPhone },
    {
      id: 'place',
      isExtra: true,
      header: text('admin.lists.place'),
      cell: (row) => `${row.city} ${row.zipCode}`,
    },
  ]
}

type SelectBoxProps = Pick<BookingTableProps, 'onSelect'> & { booking: Booking }

function SelectBox({ booking, onSelect }: SelectBoxProps) {
  const text = useText()
  const selected = use(Selected)
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        data-key="x"
        aria-label={text('admin.bulk.select', { id: booking.id })}
        checked={selected.has(booking.id)}
        onChange={(event) => onSelect(booking, event.target.checked)}
      />
    </label>
  )
}

function Status({ booking }: { booking: Booking }) {
  const text = useText()
  return (
    <>
      <StatusBadge status={booking.bookingStatus} />
      {booking.isTrial && <Badge tone="warning">{text('admin.booking.trial')}</Badge>}
    </>
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
  const { language, locale } = useText()
  return (
    <span className={styles.date}>
      {formatDay(day, locale, 'weekday')} {formatShort(day, language)}
    </span>
  )
}

/** The price, and how much of it is paid. */
function Amount({ booking }: { booking: Booking }) {
  const { words, tone } = describePayments(booking, useText())
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
