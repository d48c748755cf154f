import { useQueryClient } from '@tanstack/react-query'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { createApiKey } from '#contract/operations/api-keys.ts'
import { type Permission, SCOPES } from '#contract/wire/permissions.ts'
import { NAME_LENGTH } from '#domain/booking/order/details-rules.ts'
import { Choices } from './choices.tsx'
import { apiKeysQuery } from './integration-queries.ts'

type Fields = { name: string; scopes: Permission[] }

export function ApiKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const text = useText()
  const queryClient = useQueryClient()
  const sendKeyed = useRequestKey()
  const sent = useSentForm<Fields, { key: string }>({
    initial: { name: '', scopes: [] },
    rules: { schema: createApiKey.body, toBody: (fields) => fields },
    send: (body) => sendKeyed(body, (request) => api.post('/api/admin/api-keys', request)),
    onSent: ({ key }) => {
      queryClient.invalidateQueries(apiKeysQuery)
      onClose()
      onMade(key)
    },
  })
  const { form } = sent
  return (
    <EditDialog
      {...sent}
      title={text('admin.integrations.keys.add')}
      size="md"
      saveLabel={text('admin.integrations.keys.make')}
      savingLabel={text('admin.integrations.keys.making')}
      onClose={onClose}
    >
      <TextField
        label={text('admin.integrations.keys.name')}
        hint={text('admin.integrations.keys.nameHint')}
        maxLength={NAME_LENGTH.maximum}
        required
        {...form.input('name')}
      />
      <Choices
        label={text('admin.integrations.keys.scopes')}
        all={SCOPES}
        chosen={form.fields.scopes}
        error={form.problems.scopes}
        onChange={(scopes) => form.set('scopes', scopes)}
      />
    </EditDialog>
  )
}
