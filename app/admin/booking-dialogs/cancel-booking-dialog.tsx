import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import type { Booking } from '#contract/bookings.ts'
import type { RefundFigure } from '#contract/money.ts'
import { toastFailure } from '../forms/failure-words.ts'
import { FieldRow } from '../forms/field-row.tsx'
import { useRequestKey } from '../forms/use-request-key.ts'
import { bookingFailure } from './booking-failure.ts'
import styles from './cancel-booking-dialog.module.css'
import { useBookingsChanged } from './use-bookings-changed.ts'

/** Cancels a booking that money was paid for: what goes back is shown, and can be changed, before it goes. */
export function CancelBookingDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { data: figure } = useQuery(
    apiQuery('/api/bookings/:id/cancellation', { params: { id: booking.id }, refetchOnMount: 'always' }),
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Cancel Booking"
      description={`Booking #${booking.id} for ${booking.customerName}`}
    >
      {figure ? (
        <CancellationForm booking={booking} figure={figure} onClose={onClose} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Dialog>
  )
}

type CancellationFormProps = { booking: Booking; figure: RefundFigure; onClose: () => void }

function CancellationForm({ booking, figure, onClose }: CancellationFormProps) {
  const changed = useBookingsChanged()
  const requestKey = useRequestKey()
  const [refundAmount, setRefundAmount] = useState(figure.refundAmount)
  const [reason, setReason] = useState('')
  const isOwnFigure = refundAmount !== figure.refundAmount
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body = { reason, ...(isOwnFigure && { refundAmount }) }
      return api.post('/api/bookings/:id/cancellation', {
        params: { id: booking.id },
        body,
        headers: { 'Idempotency-Key': requestKey(body) },
      })
    },
    onSuccess: ({ refundAmount: refunded, byHandAmount }) => {
      const byHand =
        Number(byHandAmount) > 0 ? ` Please hand ${dollars(byHandAmount)} of it back yourself.` : ''
      toast({
        title: 'Booking updated',
        description: `Booking #${booking.id} status changed to cancelled. Refund: ${dollars(refunded)}.${byHand}`,
        tone: 'success',
      })
      onClose()
      return changed()
    },
    onError: (error) => toastFailure(bookingFailure('Failed to update booking status.', error)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.figure}>
        {dollars(figure.paidAmount)} has been paid; the policy gives back{' '}
        <strong>{dollars(figure.refundAmount)}</strong>. {figure.reason}
      </p>
      <FieldRow>
        <TextField
          label="Refund ($)"
          inputMode="decimal"
          value={refundAmount}
          onChange={(event) => setRefundAmount(event.target.value)}
        />
        <TextField
          label="Reason"
          hint={isOwnFigure ? 'Needed for another amount than the policy’s.' : undefined}
          required={isOwnFigure}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </FieldRow>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          Keep Booking
        </Button>
        <Button
          type="submit"
          variant="danger"
          disabled={!figure.canCancel || (isOwnFigure && reason.trim() === '')}
          isBusy={isPending}
          busyLabel="Cancelling..."
        >
          Cancel and Refund
        </Button>
      </div>
    </form>
  )
}
