import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useRequestKey } from '#app/admin/forms/use-request-key.ts'
import { useSingleMutation } from '#app/admin/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { statementOfBooking } from '#contract/booking/booking-statement.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { toDecimal } from '#domain/money/money.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'
import { PAYMENT_WORDS } from './payment-words.ts'

/** Returns what can be refunded without cancelling, as a decimal; undefined if nothing can. */
export function getOverpayment(booking: Booking): string | undefined {
  const { creditCents } = statementOfBooking(booking)
  return creditCents > 0 && booking.bookingStatus !== 'cancelled' ? toDecimal(creditCents) : undefined
}

type RefundSurplusDialogProps = { booking: Booking; onClose: () => void }

/** Refunds what is paid beyond the price of a booking, after it was reduced. The booking stays. */
export function RefundOverpaymentDialog({ booking, onClose }: RefundSurplusDialogProps) {
  const words = useWords(PAYMENT_WORDS).surplus
  const changed = useBookingsChanged()
  const sendKeyed = useRequestKey()
  const refundAmount = getOverpayment(booking) ?? '0.00'
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () =>
      sendKeyed({ refundAmount }, (request) =>
        api.post('/api/bookings/:id/surplus-refund', { params: { id: booking.id }, ...request }),
      ),
    onSuccess: ({ refundAmount: refunded, byHandAmount }) => {
      const byHand = Number(byHandAmount) > 0 ? words.byHand(dollars(byHandAmount)) : ''
      toastSuccess(`${words.done(dollars(refunded))}${byHand}`)
      onClose()
      return changed()
    },
    onError: (error) => {
      toastFailure(words.failed(failureWords(error)))
      return changed()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      title={words.title(booking.id)}
      description={words.question(booking.customerName, dollars(refundAmount))}
      confirmLabel={words.refund(dollars(refundAmount))}
      tone="primary"
      isBusy={isPending}
      busyLabel={words.refunding}
    />
  )
}
