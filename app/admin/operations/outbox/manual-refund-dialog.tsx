import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { handRefundBack } from '#contract/money/money.ts'
import { MANUAL_METHODS, type ManualMethod } from '#domain/money/payment-method.ts'

/** The discrepancy, and the amount owed. */
export type FailedRefund = { readonly id: number; readonly amount: string }

type HandedBackProps = {
  readonly refund: FailedRefund
  readonly onClose: () => void
  readonly onDone: () => unknown
}

/** Records that staff returned money themselves after the provider failed to. */
export function ManualRefundDialog({ refund: { id, amount }, onClose, onDone }: HandedBackProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const toBody = (fields: { method: ManualMethod }) => ({ refundAmount: amount, ...fields })
  const form = useSchemaForm<{ method: ManualMethod }>(
    { schema: handRefundBack.body, toBody },
    { method: 'cash' },
  )
  const record = useSingleMutation({
    mutationFn: (fields: { method: ManualMethod }) =>
      sendKeyed(toBody(fields), (request) =>
        api.post('/api/admin/reconciliation/:id/handed-back', { params: { id }, ...request }),
      ),
    onSuccess: () => {
      toastSuccess(text('admin.outbox.differences.failedRefund.noted', { amount: dollars(amount) }))
      onClose()
      return onDone()
    },
    onError: (error) => {
      toastFailure(describeFailure(error))
      return onDone()
    },
  })
  return (
    <EditDialog
      title={text('admin.outbox.differences.failedRefund.handedBack')}
      description={text('admin.outbox.differences.failedRefund.howHandedBack', { amount: dollars(amount) })}
      size="md"
      form={form}
      submit={() => form.submit(record.mutate)}
      isSaving={record.isPending}
      saveLabel={text('admin.outbox.differences.failedRefund.note')}
      onClose={onClose}
    >
      <SelectField label={text('admin.outbox.differences.failedRefund.by')} {...form.input('method')}>
        <Options of={MANUAL_METHODS} label={(method) => text(`admin.payments.record.methods.${method}`)} />
      </SelectField>
    </EditDialog>
  )
}
