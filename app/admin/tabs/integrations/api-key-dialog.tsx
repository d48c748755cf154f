import { useQueryClient } from '@tanstack/react-query'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { type Permission, SCOPES } from '#contract/wire/permissions.ts'
import { NAME_LENGTH } from '#domain/order/details-rules.ts'
import { Choices } from './choices.tsx'
import { apiKeysQuery } from './integration-queries.ts'

type Fields = { name: string; scopes: Permission[] }

export function ApiKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const text = useText()
  const queryClient = useQueryClient()
  const sendKeyed = useRequestKey()
  const sent = useSentForm<Fields, { key: string }>({
    initial: { name: '', scopes: [] },
    findProblems,
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
        {...form.text('name')}
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

function findProblems({ name, scopes }: Fields) {
  const text = shownText()
  return {
    ...(name.trim() === '' && { name: text('admin.integrations.keys.nameMissing') }),
    ...(scopes.length === 0 && { scopes: text('admin.integrations.keys.scopesMissing') }),
  }
}
