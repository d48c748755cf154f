import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { Row } from '#app/admin/parts/lists/rows.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatDay, formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { type ApiKey, createApiKey } from '#contract/operations/api-keys.ts'
import { type Permission, SCOPES } from '#contract/wire/permissions.ts'
import { Choices } from './choices.tsx'
import { type NewSecretProps, SecretsCard } from './secrets-card.tsx'

const apiKeysQuery = apiQuery('/api/admin/api-keys', { refetchOnMount: 'always' })

export function ApiKeysCard() {
  const text = useText()
  return (
    <SecretsCard
      kind="keys"
      list={apiKeysQuery}
      listLabel={text('admin.integrations.keys.list')}
      addLabel={text('admin.integrations.keys.add')}
      dialog={(props) => <ApiKeyDialog {...props} />}
    >
      {(key) => <KeyRow key={key.id} apiKey={key} />}
    </SecretsCard>
  )
}

function KeyRow({ apiKey: key }: { apiKey: ApiKey }) {
  const text = useText()
  const confirmDelete = useConfirmDelete()
  return (
    <Row
      title={key.name}
      facts={[
        `${key.prefix}…`,
        key.scopes.join(', '),
        text('admin.integrations.keys.madeBy', {
          name: key.madeBy,
          day: formatDay(key.createdAt, text.language),
        }),
        key.lastUsedAt
          ? text('admin.integrations.keys.lastUsed', {
              moment: formatShortDayAndTime(key.lastUsedAt, text.language),
            })
          : text('admin.integrations.keys.neverUsed'),
      ]}
      actions={
        <RowButton
          label={text('admin.integrations.keys.revoke')}
          name={text('admin.integrations.keys.revokeNamed', { name: key.name })}
          onClick={() =>
            confirmDelete({
              description: text('admin.integrations.keys.revoking', { name: key.name }),
              run: () => api.delete('/api/admin/api-keys/:id', { params: { id: key.id } }),
              done: text('admin.integrations.keys.revoked'),
              failed: (why) => text('admin.integrations.keys.revokeFailed', { why }),
              refreshes: apiKeysQuery,
            })
          }
        />
      }
    />
  )
}

type Fields = { name: string; scopes: Permission[] }

function ApiKeyDialog({ onClose, onMade }: NewSecretProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const sent = useSentForm<Fields, { key: string }>({
    initial: { name: '', scopes: [] },
    rules: { schema: createApiKey.body },
    send: (body) => sendKeyed(body, (request) => api.post('/api/admin/api-keys', request)),
    onSent: ({ key }) => {
      onClose()
      onMade(key)
    },
    refreshes: apiKeysQuery,
  })
  const { form } = sent
  return (
    <EditDialog
      {...sent}
      title={text('admin.integrations.keys.add')}
      size="md"
      saveLabel={text('admin.integrations.keys.make')}
      savingLabel={text('admin.forms.creating')}
      onClose={onClose}
    >
      <TextField
        label={text('admin.integrations.keys.name')}
        hint={text('admin.integrations.keys.nameHint')}
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
