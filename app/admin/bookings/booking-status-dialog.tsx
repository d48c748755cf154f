import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { apiJson, loadPath } from '#app/lib/api-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import type { Booking } from '#contract/bookings.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#domain/booking/status.ts'
import { toastFailure } from '../edit/failure-words.ts'
import { isNewerVersion } from '../edit/use-versioned-form.ts'
import { bookingFailure } from './booking-failure.ts'
import styles from './booking-status-dialog.module.css'
import { CapacityQuestion, isAboutCapacity } from './capacity-question.tsx'
import { STATUS_WORDS, StatusBadge } from './status-badge.tsx'
import { useBookingsChanged } from './use-bookings-changed.ts'

type Wanted = { bookingStatus: BookingStatus; overrideCapacity?: true }

type BookingStatusDialogProps = {
  booking: Booking
  /** Money that was paid has to be thought of before a booking is cancelled. */
  onCancelPaid: () => void
  onClose: () => void
}

export function BookingStatusDialog({ booking: seen, onCancelPaid, onClose }: BookingStatusDialogProps) {
  const [theirs, setTheirs] = useState<Booking>()
  const booking = theirs ?? seen
  const changed = useBookingsChanged()
  const [refused, setRefused] = useState<{ error: unknown; bookingStatus: BookingStatus }>()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: Wanted) =>
      apiJson<Booking>('PUT', `/api/bookings/${booking.id}`, { ...wanted, version: booking.version }),
    onSuccess: ({ bookingStatus }) => {
      toast({
        title: 'Booking updated',
        description: `Booking #${booking.id} status changed to ${bookingStatus}.`,
        tone: 'success',
      })
      onClose()
      return changed()
    },
    onError: async (error, { bookingStatus }) => {
      if (isNewerVersion(error)) {
        changed()
        return setTheirs(await loadPath<Booking>(`/api/bookings/${booking.id}`))
      }
      if (isAboutCapacity(error)) setRefused({ error, bookingStatus })
      else toastFailure(bookingFailure('Failed to update booking status.', error))
    },
  })
  const choose = (bookingStatus: BookingStatus) => {
    const refunds = bookingStatus === 'cancelled' && booking.bookingStatus !== 'cancelled'
    if (refunds && Number(booking.paidAmount) > 0) onCancelPaid()
    else mutate({ bookingStatus })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Update Booking Status"
      description={`Booking #${booking.id} for ${booking.customerName}`}
    >
      <div className={styles.body}>
        {theirs && (
          <p role="alert">
            Somebody else changed this booking in the meantime. Below is what it is now: choose again if you
            still want to change it.
          </p>
        )}
        <p className={styles.current}>
          Current status: <StatusBadge status={booking.bookingStatus} />
        </p>
        <div className={styles.choices}>
          {BOOKING_STATUSES.map((bookingStatus) => (
            <Button
              key={bookingStatus}
              variant="secondary"
              isWide
              aria-pressed={bookingStatus === booking.bookingStatus}
              disabled={isPending}
              isBusy={isPending && variables.bookingStatus === bookingStatus}
              onClick={() => choose(bookingStatus)}
            >
              {STATUS_WORDS[bookingStatus]}
            </Button>
          ))}
        </div>
      </div>
      <CapacityQuestion
        refusal={refused?.error}
        onClose={() => setRefused(undefined)}
        onInsist={() => {
          setRefused(undefined)
          if (refused) mutate({ bookingStatus: refused.bookingStatus, overrideCapacity: true })
        }}
      />
    </Dialog>
  )
}
