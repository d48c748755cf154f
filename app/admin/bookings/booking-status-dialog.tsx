import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { apiJson } from '#app/lib/api-request.ts'
import { dollars } from '#app/lib/dollars.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import type { Booking } from '#contract/bookings.ts'
import { refundFor } from '#domain/booking/refund-policy.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#domain/booking/status.ts'
import { formatDollars, parseDollars } from '#domain/money.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { toastFailure } from '../edit/failure-words.ts'
import { bookingFailure } from './booking-failure.ts'
import styles from './booking-status-dialog.module.css'
import { CapacityQuestion, isAboutCapacity } from './capacity-question.tsx'
import { STATUS_WORDS, StatusBadge } from './status-badge.tsx'
import { useBookingsChanged } from './use-bookings-changed.ts'

type Wanted = { bookingStatus: BookingStatus; overrideCapacity?: true }

export function BookingStatusDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const changed = useBookingsChanged()
  const [refused, setRefused] = useState<{ error: unknown; bookingStatus: BookingStatus }>()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: Wanted) => apiJson<Booking>('PUT', `/api/bookings/${booking.id}`, wanted),
    onSuccess: ({ bookingStatus }) => {
      toast({
        title: 'Booking updated',
        description: `Booking #${booking.id} status changed to ${bookingStatus}.`,
        tone: 'success',
      })
      onClose()
      return changed()
    },
    onError: (error, { bookingStatus }) => {
      if (isAboutCapacity(error)) setRefused({ error, bookingStatus })
      else toastFailure(bookingFailure('Failed to update booking status.', error))
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Update Booking Status"
      description={`Booking #${booking.id} for ${booking.customerName}`}
    >
      <div className={styles.body}>
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
              onClick={() => mutate({ bookingStatus })}
            >
              {STATUS_WORDS[bookingStatus]}
            </Button>
          ))}
        </div>
        {Number(booking.paidAmount) > 0 && booking.bookingStatus !== 'cancelled' && (
          <RefundNote booking={booking} />
        )}
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

/** What the policy gives back if this booking is cancelled today. */
function RefundNote({ booking }: { booking: Booking }) {
  const { refundCents, reason } = refundFor({
    paidCents: parseDollars(booking.paidAmount) ?? 0,
    depositCents: parseDollars(booking.depositAmount) ?? 0,
    partyDay: booking.bookingDate,
    today: partyDayAt(new Date()),
  })
  return (
    <p className={styles.note}>
      <strong>If you cancel:</strong> {dollars(booking.paidAmount)} has been paid, and the policy gives back{' '}
      {formatDollars(refundCents)}. {reason}
    </p>
  )
}
