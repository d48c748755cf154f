import { useQueryClient } from '@tanstack/react-query'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords, wordsRead } from '#app/lib/language/in-both.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { type Permission, SCOPES } from '#contract/wire/permissions.ts'
import { NAME_LENGTH } from '#domain/order/details-rules.ts'
import { Choices } from './choices.tsx'
import { apiKeysQuery } from './integration-queries.ts'
import { INTEGRATIONS_WORDS } from './integrations-words.ts'

type Fields = { name: string; scopes: Permission[] }

export function ApiKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const words = useWords(INTEGRATIONS_WORDS).keys
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
      title={words.add}
      size="md"
      saveLabel={words.make}
      savingLabel={words.making}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={NAME_LENGTH.maximum}
        required
        {...form.text('name')}
      />
      <Choices
        label={words.scopes}
        all={SCOPES}
        chosen={form.fields.scopes}
        error={form.problems.scopes}
        onChange={(scopes) => form.set('scopes', scopes)}
      />
    </EditDialog>
  )
}

function findProblems({ name, scopes }: Fields) {
  const words = wordsRead(INTEGRATIONS_WORDS).keys
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(scopes.length === 0 && { scopes: words.scopesMissing }),
  }
}
