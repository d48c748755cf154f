import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useForm } from '#app/admin/forms/use-form.ts'
import { useRequestKey } from '#app/admin/forms/use-request-key.ts'
import { useSingleMutation } from '#app/admin/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { MANUAL_METHODS, type ManualMethod } from '#domain/money/payment-method.ts'
import { PAYMENT_WORDS } from './payment-words.ts'

type ManualPayment = { amount: string; method: ManualMethod }
type RecordProps = { readonly booking: Booking; readonly onClose: () => void; readonly onDone: () => unknown }

/** Records cash, Zelle or a cheque that staff received themselves. */
export function RecordPaymentDialog({ booking, onClose, onDone }: RecordProps) {
  const words = useWords(PAYMENT_WORDS).record
  const sendKeyed = useRequestKey()
  const form = useForm<ManualPayment>({ amount: booking.owedAmount, method: 'cash' })
  const record = useSingleMutation({
    mutationFn: (body: typeof form.fields) =>
      sendKeyed(body, (request) =>
        api.post('/api/bookings/:id/payments', { params: { id: booking.id }, ...request }),
      ),
    onSuccess: (saved) => {
      toastSuccess(words.done(dollars(saved.owedAmount)))
      onClose()
      return onDone()
    },
    onError: (error) => {
      const { code, errors = [] } = error instanceof ApiFailure ? error.response : {}
      if (errors.length > 0) form.refuseAs(error)
      else if (code === 'conflict') form.refuse({ amount: failureWords(error) })
      else toastFailure(words.failed(failureWords(error)))
    },
  })
  return (
    <EditDialog
      title={words.title(booking.id)}
      description={words.owes(booking.customerName, dollars(booking.owedAmount))}
      form={form}
      submit={() => record.mutate(form.fields)}
      isSaving={record.isPending}
      saveLabel={words.save}
      onClose={onClose}
    >
      <TextField label={words.amount} inputMode="decimal" required {...form.text('amount')} />
      <SelectField label={words.paidBy} {...form.text('method')}>
        {MANUAL_METHODS.map((method) => (
          <option key={method} value={method}>
            {words.methods[method]}
          </option>
        ))}
      </SelectField>
    </EditDialog>
  )
}
