import { useQueryClient } from '@tanstack/react-query'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { changeAccess, type StoredAccess } from '#contract/crew/crew.ts'
import { ACCESS_LENGTHS, ACCESS_PARTS } from '#domain/booking/access.ts'

type AccessDialogProps = {
  readonly booking: Booking
  readonly access: StoredAccess
  readonly onClose: () => void
}

export function AccessDialog({ booking: { id }, access, onClose }: AccessDialogProps) {
  const text = useText()
  const queryClient = useQueryClient()
  const { gateCode, elevatorSlot, parking, insuranceCertificate } = access
  const sent = useSentForm({
    initial: {
      gateCode: gateCode ?? '',
      elevatorSlot: elevatorSlot ?? '',
      parking: parking ?? '',
      insuranceCertificate: insuranceCertificate ?? '',
    },
    rules: { schema: changeAccess.body, toBody: (fields) => fields },
    send: (body) => api.put('/api/bookings/:id/access', { params: { id }, body }),
    onSent: () => {
      toastSuccess(text('admin.access.saved'))
      onClose()
      return queryClient.invalidateQueries(queriesAt('/api/bookings/:id/access'))
    },
  })
  return (
    <EditDialog
      {...sent}
      title={text('admin.access.dialog', { id })}
      description={text('admin.access.hint')}
      size="md"
      saveLabel={text('admin.access.save')}
      onClose={onClose}
    >
      {ACCESS_PARTS.map((part) => (
        <TextField
          key={part}
          label={text(`admin.access.parts.${part}`)}
          autoComplete="off"
          maxLength={ACCESS_LENGTHS[part]}
          {...sent.form.input(part)}
        />
      ))}
    </EditDialog>
  )
}
