import { useQueryClient } from '@tanstack/react-query'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { api } from '#app/lib/api.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { type Permission, SCOPES } from '#contract/permissions.ts'
import { NAME_LENGTH } from '#domain/booking/details-rules.ts'
import { Choices } from './choices.tsx'
import { apiKeysQuery } from './integration-queries.ts'

type Fields = { name: string; scopes: Permission[] }

export function ApiKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const queryClient = useQueryClient()
  const sent = useSentForm<Fields, { key: string }>({
    initial: { name: '', scopes: [] },
    problemsOf,
    send: (body) => api.post('/api/admin/api-keys', { body }),
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
      title="New API Key"
      size="md"
      saveLabel="Make API Key"
      savingLabel="Making..."
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="What it is for, such as the bookkeeping script"
        maxLength={NAME_LENGTH.maximum}
        required
        {...form.text('name')}
      />
      <Choices
        label="Scopes"
        all={SCOPES}
        chosen={form.fields.scopes}
        error={form.problems.scopes}
        onChange={(scopes) => form.set('scopes', scopes)}
      />
    </EditDialog>
  )
}

function problemsOf({ name, scopes }: Fields) {
  return {
    ...(name.trim() === '' && { name: 'Please give the key a name' }),
    ...(scopes.length === 0 && { scopes: 'Please choose at least one scope' }),
  }
}
