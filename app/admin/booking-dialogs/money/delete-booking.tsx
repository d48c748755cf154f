import { useState } from 'react'
import { toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useSingleMutation } from '#app/admin/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { bookingFailure } from '../booking-failure.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'
import { type DecidedMoney, DeletedMoneyFields, missingIn } from './deleted-money-fields.tsx'

const UNDECIDED: DecidedMoney = { money: undefined, reason: '' }

/** Asks before a booking is deleted; where money was paid, what happens with it. */
export function DeleteBooking({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const text = useText()
  const changed = useBookingsChanged()
  const [paidAmount, setPaidAmount] = useState(booking.paidAmount)
  const [decided, setDecided] = useState(UNDECIDED)
  const [isIncomplete, setIncomplete] = useState(false)
  const hasMoney = Number(paidAmount) > 0
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => {
      const { money, reason } = decided
      const query = hasMoney ? { money, paidAmount, ...(reason && { reason }) } : {}
      return api.delete('/api/bookings/:id', { params: { id: booking.id }, query })
    },
    onSuccess: () => {
      toastSuccess(text('admin.booking.delete.done'))
      onClose()
      return changed()
    },
    onError: (error) => {
      const paidByNow = paidMeanwhile(error)
      if (paidByNow === undefined) {
        toastFailure(bookingFailure(text('admin.booking.delete.failed'), error))
        return onClose()
      }
      setPaidAmount(paidByNow)
      setDecided(UNDECIDED)
      return changed()
    },
  })
  const confirm = () => {
    const isMissing = hasMoney && missingIn(decided) !== undefined
    setIncomplete(isMissing)
    if (!isMissing) mutate()
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={text('admin.booking.delete.title')}
      description={text('admin.booking.delete.question', { id: booking.id, customer: booking.customerName })}
      confirmLabel={text('admin.booking.delete.delete')}
      isBusy={isPending}
      busyLabel={text('admin.booking.delete.deleting')}
    >
      <p>{text('admin.booking.delete.final')}</p>
      {paidAmount !== booking.paidAmount && <p role="alert">{text('admin.booking.delete.paidMeanwhile')}</p>}
      {hasMoney && (
        <DeletedMoneyFields
          key={paidAmount}
          bookingId={booking.id}
          paidAmount={paidAmount}
          decided={decided}
          onChange={setDecided}
          missing={isIncomplete ? missingIn(decided) : undefined}
        />
      )}
    </ConfirmDialog>
  )
}

/** Returns what is paid by now, if the booking was refused for its money. */
function paidMeanwhile(error: Error): string | undefined {
  const { code, paidAmount } = error instanceof ApiFailure ? error.response : {}
  return code === 'has_payments' ? paidAmount : undefined
}
