import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBookingsChanged } from '#app/admin/booking/dialogs/use-bookings-changed.ts'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { discrepanciesQuery } from './discrepancies-query.ts'
import { type FailedRefund, ManualRefundDialog } from './manual-refund-dialog.tsx'

/** The actions for a failed refund: retry it at the provider, or record that staff returned the money. */
export function FailedRefundActions({ refund }: { refund: FailedRefund }) {
  const text = useText()
  const [isHandingBack, setIsHandingBack] = useState(false)
  const queryClient = useQueryClient()
  const bookingsChanged = useBookingsChanged()
  const changed = () => Promise.all([queryClient.invalidateQueries(discrepanciesQuery), bookingsChanged()])
  const sendKeyed = useRequestKey()
  const resend = useSingleMutation({
    mutationFn: () =>
      sendKeyed({ refundAmount: refund.amount }, (request) =>
        api.post('/api/admin/reconciliation/:id/refund-again', { params: { id: refund.id }, ...request }),
      ),
    onSuccess: ({ resolvedAt }) => {
      if (resolvedAt)
        toastSuccess(
          text('admin.outbox.differences.failedRefund.onItsWay', { amount: dollars(refund.amount) }),
        )
      else toastFailure(text('admin.outbox.differences.failedRefund.failedAgain'))
      return changed()
    },
    onError: (error) => {
      toastFailure(describeFailure(error))
      return changed()
    },
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        isBusy={resend.isPending}
        busyLabel={text('admin.outbox.differences.failedRefund.sending')}
        onClick={() => resend.mutate()}
      >
        {text('admin.outbox.differences.failedRefund.tryAgain')}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setIsHandingBack(true)}>
        {text('admin.outbox.differences.failedRefund.handedBack')}
      </Button>
      {isHandingBack && (
        <ManualRefundDialog refund={refund} onClose={() => setIsHandingBack(false)} onDone={changed} />
      )}
    </>
  )
}
