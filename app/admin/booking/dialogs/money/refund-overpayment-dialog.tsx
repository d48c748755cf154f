import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { FOLLOWS_BOOKINGS } from '../use-bookings-changed.ts'
import { getOverpayment } from './get-overpayment.ts'

type RefundOverpaymentDialogProps = { booking: Booking; onClose: () => void }

/** Refunds the overpayment after a booking's price was reduced. The booking stays. */
export function RefundOverpaymentDialog({ booking, onClose }: RefundOverpaymentDialogProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const refundAmount = getOverpayment(booking) ?? '0.00'
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () =>
      sendKeyed({ refundAmount }, (request) =>
        api.post('/api/bookings/:id/surplus-refund', { params: { id: booking.id }, ...request }),
      ),
    onSuccess: ({ refundAmount: refunded, byHandAmount }) => {
      const byHand =
        Number(byHandAmount) > 0 ? text('admin.booking.cancel.byHand', { amount: dollars(byHandAmount) }) : ''
      toastSuccess(
        `${text('admin.outbox.differences.failedRefund.onItsWay', { amount: dollars(refunded) })}${byHand}`,
      )
      onClose()
    },
    failed: (why) => text('admin.payments.overpayment.failed', { why }),
    refreshes: FOLLOWS_BOOKINGS,
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => mutate()}
      title={text('admin.payments.overpayment.title', { id: booking.id })}
      description={text('admin.payments.overpayment.question', {
        customer: booking.customerName,
        amount: dollars(refundAmount),
      })}
      confirmLabel={text('admin.payments.overpayment.refund', { amount: dollars(refundAmount) })}
      tone="primary"
      isBusy={isPending}
      busyLabel={text('admin.payments.overpayment.refunding')}
    />
  )
}
