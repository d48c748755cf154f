import { useState } from 'react'
import { FOLLOWS_BOOKINGS } from '#app/admin/booking/dialogs/use-bookings-changed.ts'
import { toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { handRefundBack } from '#contract/money/money.ts'
import { MANUAL_METHODS, type ManualMethod } from '#domain/money/payment-method.ts'

/** The actions for a failed refund: retry it at the provider, or record that staff returned the money. */
export function FailedRefundActions({ refund }: { refund: FailedRefund }) {
  const text = useText()
  const [isHandingBack, setIsHandingBack] = useState(false)
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
    },
    refreshes: FOLLOWS_BOOKINGS,
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        isBusy={resend.isPending}
        busyLabel={text('admin.forms.sending')}
        onClick={() => resend.mutate()}
      >
        {text('admin.forms.tryAgain')}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setIsHandingBack(true)}>
        {text('admin.outbox.differences.failedRefund.handedBack')}
      </Button>
      {isHandingBack && <ManualRefundDialog refund={refund} onClose={() => setIsHandingBack(false)} />}
    </>
  )
}

/** The discrepancy, and the amount owed. */
type FailedRefund = { readonly id: number; readonly amount: string }

type HandedBackProps = {
  readonly refund: FailedRefund
  readonly onClose: () => void
}

/** Records that staff returned money themselves after the provider failed to. */
function ManualRefundDialog({ refund: { id, amount }, onClose }: HandedBackProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const toBody = (fields: { method: ManualMethod }) => ({ refundAmount: amount, ...fields })
  const sent = useSentForm<{ method: ManualMethod }, unknown>({
    initial: { method: 'cash' },
    rules: { schema: handRefundBack.body, toBody },
    send: (fields) =>
      sendKeyed(toBody(fields), (request) =>
        api.post('/api/admin/reconciliation/:id/handed-back', { params: { id }, ...request }),
      ),
    done: text('admin.outbox.differences.failedRefund.noted', { amount: dollars(amount) }),
    refreshes: FOLLOWS_BOOKINGS,
    onSent: onClose,
  })
  return (
    <EditDialog
      {...sent}
      title={text('admin.outbox.differences.failedRefund.handedBack')}
      description={text('admin.outbox.differences.failedRefund.howHandedBack', { amount: dollars(amount) })}
      size="md"
      saveLabel={text('admin.outbox.differences.failedRefund.note')}
      onClose={onClose}
    >
      <SelectField label={text('admin.outbox.differences.failedRefund.by')} {...sent.form.input('method')}>
        <Options of={MANUAL_METHODS} label={(method) => text(`admin.payments.record.methods.${method}`)} />
      </SelectField>
    </EditDialog>
  )
}
