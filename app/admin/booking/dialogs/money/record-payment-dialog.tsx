import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { api } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { recordManualPayment } from '#contract/money/money.ts'
import { MANUAL_METHODS, type ManualMethod } from '#domain/money/payment-method.ts'
import { FOLLOWS_BOOKINGS } from '../use-bookings-changed.ts'

type ManualPayment = { amount: string; method: ManualMethod }
const RULES: FormRules<ManualPayment> = { schema: recordManualPayment.body }

type RecordProps = { readonly booking: Booking; readonly onClose: () => void }

/** Records a payment that staff received directly: cash, Zelle or a check. */
export function RecordPaymentDialog({ booking, onClose }: RecordProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const form = useSchemaForm<ManualPayment>(RULES, { amount: booking.owedAmount, method: 'cash' })
  const record = useSingleMutation({
    mutationFn: (body: ManualPayment) =>
      sendKeyed(body, (request) =>
        api.post('/api/bookings/:id/payments', { params: { id: booking.id }, ...request }),
      ),
    onSuccess: (saved) => {
      toastSuccess(text('admin.payments.record.done', { left: dollars(saved.owedAmount) }))
      onClose()
    },
    refreshes: FOLLOWS_BOOKINGS,
    onError: (error) => {
      const { code, errors = [] } = error instanceof ApiFailure ? error.response : {}
      if (errors.length > 0) form.refuseAs(error)
      else if (code === 'conflict') form.refuse({ amount: describeFailure(error) })
      else toastFailure(text('admin.payments.record.failed', { why: describeFailure(error) }))
    },
  })
  return (
    <EditDialog
      title={text('admin.payments.record.title', { id: booking.id })}
      description={text('admin.payments.record.owes', {
        customer: booking.customerName,
        amount: dollars(booking.owedAmount),
      })}
      form={form}
      submit={() => form.submit(record.mutate)}
      isSaving={record.isPending}
      saveLabel={text('admin.booking.details.recordPayment')}
      onClose={onClose}
    >
      <TextField label={text('admin.payments.record.amount')} inputMode="decimal" {...form.input('amount')} />
      <SelectField label={text('admin.payments.record.paidBy')} {...form.input('method')}>
        <Options of={MANUAL_METHODS} label={(method) => text(`admin.payments.record.methods.${method}`)} />
      </SelectField>
    </EditDialog>
  )
}
