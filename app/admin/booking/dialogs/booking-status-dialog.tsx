import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useUndoToast } from '#app/admin/kit/forms/use-undo-toast.ts'
import { isNewerVersion } from '#app/admin/kit/forms/use-versioned-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Grid, Row, Stack } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { BOOKING_STATUSES, type BookingStatus, isActive } from '#domain/booking/status.ts'
import { bookingFailure } from './booking-failure.ts'
import { loadBooking } from './booking-query.ts'
import styles from './booking-status-dialog.module.css'
import { BusyWarning } from './busy-warning.tsx'
import { cacheSavedBooking } from './cache-saved-booking.ts'
import { CapacityQuestion } from './capacity-question.tsx'
import { cancellationQuery } from './money/cancel-booking-dialog.tsx'
import { PreviewedMail } from './previewed-mail.tsx'
import { LoadedReopening, useReopening } from './reopening.tsx'
import { StatusBadge } from './status-badge.tsx'
import { FOLLOWS_BOOKINGS, useBookingsChanged } from './use-bookings-changed.ts'
import { useCapacityQuestion } from './use-capacity-question.ts'

type BookingStatusDialogProps = {
  booking: Booking
  /** For a paid booking: its refund must be decided before it can be cancelled. */
  onCancelPaid: () => void
  onClose: () => void
}

export function BookingStatusDialog({ booking: seen, onCancelPaid, onClose }: BookingStatusDialogProps) {
  const text = useText()
  const { booking, wasChangedByOthers, change, saving, capacity } = useStatusChange(seen, onClose)
  const isCanceled = booking.bookingStatus === 'cancelled'
  const isOver = !isActive(booking.bookingStatus)
  const reopening = useReopening(booking, isOver)
  const wasRefunded = Number(reopening.data?.refundedAmount) > 0
  const isPaid = Number(booking.paidAmount) > 0
  const isCanceledHere = isActive(booking.bookingStatus) && !isPaid
  const { data: cancellation } = useQuery({ ...cancellationQuery(booking), enabled: isCanceledHere })
  const choose = (bookingStatus: BookingStatus) =>
    bookingStatus === 'cancelled' && !isCanceled && isPaid ? onCancelPaid() : change(bookingStatus)
  return (
    <Dialog
      onClose={onClose}
      title={text('admin.booking.status.title')}
      description={text('admin.booking.bookingOf', { id: booking.id, customer: booking.customerName })}
    >
      <Stack>
        {wasChangedByOthers && <p role="alert">{text('admin.booking.status.changedByOthers')}</p>}
        <Row as="p" wraps={false}>
          {text('admin.booking.status.current')} <StatusBadge status={booking.bookingStatus} />
        </Row>
        {isOver && (isCanceled || wasRefunded || reopening.isError) && (
          <LoadedReopening reopening={reopening} />
        )}
        <BusyWarning day={booking.bookingDate} />
        <Grid columns={2} gap={3} className={styles.choices}>
          {BOOKING_STATUSES.map((bookingStatus) => (
            <Button
              key={bookingStatus}
              variant="secondary"
              isWide
              aria-pressed={bookingStatus === booking.bookingStatus}
              disabled={saving !== undefined || (isOver && !reopening.data)}
              isBusy={saving === bookingStatus}
              onClick={() => choose(bookingStatus)}
            >
              {text(`admin.booking.statuses.${bookingStatus}`)}
            </Button>
          ))}
        </Grid>
        {isCanceledHere && (
          <PreviewedMail
            mail={cancellation?.mail}
            foldedWords={text('admin.booking.status.cancelMail', { customer: booking.customerName })}
          />
        )}
      </Stack>
      <CapacityQuestion {...capacity} />
    </Dialog>
  )
}

/** `before` is the status as it was tapped: the list may show the new one before the answer comes. */
type StatusChange = { bookingStatus: BookingStatus; before: BookingStatus; overrideCapacity?: true }

/**
 * Changes a booking's status, unless somebody else changed the booking since it was `seen`: then it is shown
 * again.
 */
function useStatusChange(seen: Booking, onChanged: () => void) {
  const text = useText()
  const [theirs, setTheirs] = useState<Booking>()
  const booking = theirs ?? seen
  const queryClient = useQueryClient()
  const changed = useBookingsChanged()
  const { asksAbout, questionFor } = useCapacityQuestion()
  const toastUndo = useUndoToast()
  const undo = ({ id, version }: Booking, before: BookingStatus) =>
    api.put('/api/bookings/:id', { params: { id }, body: { bookingStatus: before, version, undo: true } })
  const { mutate, isPending, variables } = useSingleMutation({
    mutationFn: ({ before: _, ...wanted }: StatusChange) =>
      api.put('/api/bookings/:id', {
        params: { id: booking.id },
        body: { ...wanted, version: booking.version },
      }),
    onSuccess: (saved, { before }) => {
      const { bookingStatus } = saved
      cacheSavedBooking(queryClient, saved)
      const description = text('admin.booking.status.changed', { id: booking.id, status: bookingStatus })
      toastUndo({ title: text('admin.booking.updated'), description }, () =>
        undo(saved, before).finally(changed),
      )
      onChanged()
    },
    refreshes: FOLLOWS_BOOKINGS,
    onError: async (error) => {
      if (isNewerVersion(error)) return setTheirs(await loadBooking(booking.id))
      if (!asksAbout(error)) toastFailure(bookingFailure(text('admin.booking.status.failed'), error))
    },
  })
  return {
    booking,
    wasChangedByOthers: theirs !== undefined,
    change: (bookingStatus: BookingStatus) => mutate({ bookingStatus, before: booking.bookingStatus }),
    /** The status being saved. */
    saving: isPending ? variables?.bookingStatus : undefined,
    capacity: questionFor(() => {
      if (variables) mutate({ ...variables, overrideCapacity: true })
    }),
  }
}
