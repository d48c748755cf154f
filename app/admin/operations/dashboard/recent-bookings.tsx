import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bookingListQuery, NO_FILTERS } from '#app/admin/booking/dialogs/booking-list-query.ts'
import { CapacityQuestion } from '#app/admin/booking/dialogs/capacity-question.tsx'
import { QuotePreview, QuoteTotal } from '#app/admin/booking/dialogs/form/quote-preview.tsx'
import { useBookingForm } from '#app/admin/booking/dialogs/form/use-booking-form.ts'
import { DeleteBooking } from '#app/admin/booking/dialogs/money/delete-booking.tsx'
import { ReopenDialog } from '#app/admin/booking/dialogs/reopening.tsx'
import { StatusBadge } from '#app/admin/booking/dialogs/status-badge.tsx'
import { useConfirmBooking } from '#app/admin/booking/dialogs/use-confirm-booking.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { RowDone } from '#app/admin/parts/kept-rows/row-done.tsx'
import { useKeptRows } from '#app/admin/parts/kept-rows/use-kept-rows.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { type Column, Table } from '#app/ui/display/table.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { isActive } from '#domain/booking/status.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import { Panel, PanelNote } from './panel.tsx'
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
            columns={getColumns(text, keep, setOpen)}
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

function getColumns(
  text: Text,
  keep: (booking: Booking) => void,
  setOpen: (open: Open) => void,
): Column<Booking>[] {
  return [
    {
      header: text('admin.dashboard.recent.id'),
      cell: ({ id }) => <span className="tabular">#{id}</span>,
    },
    {
      onPhones: 'title',
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
      onPhones: 'beside',
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
  ]
}

const SENT_TOGETHER = ['customerName', 'bookingDate'] as const

/** The two most frequent changes without the full form; a new date shows both statements, as there. */
function ModifyBooking({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const text = useText()
  const { capacity, quote, base, ...item } = useBookingForm(booking, onClose, { alwaysSent: SENT_TOGETHER })
  const { form } = item
  const { customerName, bookingDate } = form.fields
  return (
    <>
      <EditDialog
        {...item}
        size="md"
        title={text('admin.dashboard.modify.title', { id: booking.id })}
        saveLabel={text('admin.forms.saveChanges')}
        note={quote.isShown && <QuoteTotal booking={base} quote={quote} />}
        canSave={customerName.trim() !== '' && bookingDate !== '' && !quote.isBusy}
        onClose={onClose}
      >
        <TextField label={text('admin.dashboard.modify.customerName')} {...form.input('customerName')} />
        <TextField
          label={text('admin.dashboard.modify.bookingDate')}
          type="date"
          {...form.input('bookingDate')}
        />
        {quote.isShown && <QuotePreview booking={base} quote={quote} />}
      </EditDialog>
      <CapacityQuestion {...capacity} />
    </>
  )
}

type RecentBookingActionsProps = {
  booking: Booking
  /** Called as it is confirmed. */
  onConfirm: () => void
  onModify: () => void
  onDelete: () => void
}

function RecentBookingActions({ booking, onConfirm, onModify, onDelete }: RecentBookingActionsProps) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const { confirm, isConfirming, capacity, done } = useConfirmBooking(booking, () => setIsAsking(false))
  const act = () => {
    onConfirm()
    confirm()
  }
  return (
    <span className={styles.actions}>
      {done && <RowDone done={done} about={booking.customerName} />}
      {!done && booking.bookingStatus !== 'confirmed' && (
        <IconButton
          icon="check"
          label={text('admin.dashboard.recent.confirm', { id: booking.id })}
          disabled={isConfirming}
          // One stray tap must not reopen a party that is over, or mail its family.
          onClick={isActive(booking.bookingStatus) ? act : () => setIsAsking(true)}
        />
      )}
      <IconButton
        icon="pencil"
        label={text('admin.dashboard.recent.modify', { id: booking.id })}
        onClick={onModify}
      />
      <DeleteButton label={text('admin.dashboard.recent.remove', { id: booking.id })} onClick={onDelete} />
      {isAsking && (
        <ReopenDialog
          booking={booking}
          isReopening={isConfirming}
          onReopen={act}
          onClose={() => setIsAsking(false)}
        />
      )}
      <CapacityQuestion {...capacity} />
    </span>
  )
}
