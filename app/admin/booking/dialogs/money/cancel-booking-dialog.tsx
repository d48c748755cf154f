import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useUndoToast } from '#app/admin/kit/forms/use-undo-toast.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { cancelBooking, type RefundFigure } from '#contract/money/money.ts'
import { bookingFailure } from '../booking-failure.ts'
import { PreviewedMail } from '../previewed-mail.tsx'
import { FOLLOWS_BOOKINGS, useBookingsChanged } from '../use-bookings-changed.ts'
import styles from './cancel-booking-dialog.module.css'

/** What canceling means now: the refund, and the email without one. */
export const cancellationQuery = ({ id }: Pick<Booking, 'id'>) =>
  apiQuery('/api/bookings/:id/cancellation', { params: { id }, refetchOnMount: 'always' })

/** Cancels a booking: shows the refund, which staff may adjust, and the email to the family. */
export function CancelBookingDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const text = useText()
  const query = useQuery(cancellationQuery(booking))
  const [openedWith] = useState(query.dataUpdatedAt)
  // The form keeps what it begins with, which must not be from before the last payment. Once it has begun, a figure that
  // cannot be loaded again takes nothing away that was typed.
  const upToDate = {
    ...query,
    data: query.dataUpdatedAt > openedWith ? query.data : undefined,
    isPending: query.isPending || !query.isFetchedAfterMount,
  }
  return (
    <Dialog
      onClose={onClose}
      title={text('admin.booking.cancel.title')}
      description={text('admin.booking.bookingOf', { id: booking.id, customer: booking.customerName })}
    >
      <Loaded query={upToDate} lines={4}>
        {(figure) => (
          <CancellationForm
            key={`${figure.paidAmount} ${figure.refundAmount}`}
            booking={booking}
            figure={figure}
            onClose={onClose}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

type Fields = { refundAmount: string; reason: string }

type CancellationFormProps = { booking: Booking; figure: RefundFigure; onClose: () => void }

function CancellationForm({ booking, figure, onClose }: CancellationFormProps) {
  const text = useText()
  const changed = useBookingsChanged()
  const sendKeyed = useRequestKey()
  const toastUndo = useUndoToast()
  const { bookingStatus } = booking
  const undo = ({ id, version }: Booking) =>
    api.put('/api/bookings/:id', { params: { id }, body: { bookingStatus, version, undo: true } })
  const toBody = ({ refundAmount: amount, reason: why }: Fields) => ({
    reason: why,
    ...(amount !== figure.refundAmount && { refundAmount: amount }),
  })
  const form = useSchemaForm<Fields>(
    { schema: cancelBooking.body, toBody },
    { refundAmount: figure.refundAmount, reason: '' },
  )
  const { refundAmount, reason } = form.fields
  const isOwnFigure = refundAmount !== figure.refundAmount
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (fields: Fields) =>
      sendKeyed(toBody(fields), (request) =>
        api.post('/api/bookings/:id/cancellation', { params: { id: booking.id }, ...request }),
      ),
    onSuccess: ({ booking: saved, refundAmount: refunded, byHandAmount }) => {
      const byHand =
        Number(byHandAmount) > 0 ? text('admin.booking.cancel.byHand', { amount: dollars(byHandAmount) }) : ''
      const title = text('admin.booking.updated')
      const description = `${text('admin.booking.cancel.done', { id: booking.id, refund: dollars(refunded) })}${byHand}`
      // Money that was sent back does not return.
      if (Number(refunded) > 0) toast({ title, description, tone: 'success' })
      else toastUndo({ title, description }, () => undo(saved).finally(changed))
      onClose()
    },
    refreshes: FOLLOWS_BOOKINGS,
    onError: (error) => {
      toastFailure(bookingFailure(text('admin.booking.status.failed'), error))
      form.refuseAs(error)
    },
  })
  return (
    <FormElement form={form} submit={() => form.submit(mutate)} className={styles.form}>
      <p className={styles.figure}>
        {text('admin.booking.cancel.policy', { paid: dollars(figure.paidAmount) })}{' '}
        <strong>{dollars(figure.refundAmount)}</strong>. {figure.reason}
      </p>
      <FieldRow>
        <TextField
          label={text('admin.booking.cancel.refund')}
          inputMode="decimal"
          {...form.input('refundAmount')}
          required={false}
        />
        <TextField
          label={text('admin.booking.cancel.reason')}
          hint={isOwnFigure ? text('admin.booking.cancel.reasonNeeded') : undefined}
          {...form.input('reason')}
          required={isOwnFigure}
        />
      </FieldRow>
      {!isOwnFigure && <PreviewedMail mail={figure.mail} />}
      <Row gap={3} justify="end" className={styles.acts}>
        <Button variant="secondary" onClick={onClose}>
          {text('admin.booking.cancel.keep')}
        </Button>
        <Button
          type="submit"
          variant="danger"
          disabled={!figure.canCancel || (isOwnFigure && reason.trim() === '')}
          isBusy={isPending}
          busyLabel={text('admin.booking.cancel.cancelling')}
        >
          {Number(refundAmount) === 0
            ? text('admin.booking.cancel.title')
            : text('admin.booking.cancel.cancel')}
        </Button>
      </Row>
    </FormElement>
  )
}
