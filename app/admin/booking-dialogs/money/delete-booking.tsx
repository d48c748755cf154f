import { useState } from 'react'
import { toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useSingleMutation } from '#app/admin/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { bookingFailure } from '../booking-failure.ts'
import { BOOKING_WORDS } from '../booking-words.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'
import { type DecidedMoney, MoneyOfDeletedFields, missingIn } from './money-of-deleted-fields.tsx'

const UNDECIDED: DecidedMoney = { money: undefined, reason: '' }

/** Asks before a booking is deleted; where money was paid, what happens with it. */
export function DeleteBooking({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const words = useWords(BOOKING_WORDS).delete
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
      toastSuccess(words.done)
      onClose()
      return changed()
    },
    onError: (error) => {
      const paidByNow = paidMeanwhile(error)
      if (paidByNow === undefined) {
        toastFailure(bookingFailure(words.failed, error))
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
      title={words.title}
      description={words.question(booking.id, booking.customerName)}
      confirmLabel={words.delete}
      isBusy={isPending}
      busyLabel={words.deleting}
    >
      <p>{words.final}</p>
      {paidAmount !== booking.paidAmount && <p role="alert">{words.paidMeanwhile}</p>}
      {hasMoney && (
        <MoneyOfDeletedFields
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
