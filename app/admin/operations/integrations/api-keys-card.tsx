import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { api } from '#app/lib/api/api.ts'
import { formatDay, formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { type ApiKey, createApiKey } from '#contract/operations/api-keys.ts'
import { type Permission, SCOPES } from '#contract/wire/permissions.ts'
import { Choices } from './choices.tsx'
import { apiKeysQuery } from './integration-queries.ts'
import { SecretDialog } from './secret-dialog.tsx'

export function ApiKeysCard() {
  const text = useText()
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const query = useQuery(apiKeysQuery)
  return (
    <SettingsCard
      title={text('admin.integrations.keys.title')}
      hint={text('admin.integrations.keys.hint')}
      action={
        <Button icon="plus" variant="secondary" size="sm" onClick={() => setIsMaking(true)}>
          {text('admin.integrations.keys.add')}
        </Button>
      }
    >
      <Loaded
        query={query}
        failed={text('admin.integrations.keys.loadFailed')}
        empty={<p>{text('admin.integrations.keys.none')}</p>}
      >
        {(keys) => (
          <Rows label={text('admin.integrations.keys.list')}>
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
          </Rows>
        )}
      </Loaded>
      {isMaking && <ApiKeyDialog onClose={() => setIsMaking(false)} onMade={setMade} />}
      {made !== undefined && (
        <SecretDialog
          title={text('admin.integrations.keys.secret.title')}
          label={text('admin.integrations.keys.secret.label')}
          hint={text('admin.integrations.keys.secret.hint')}
          copyLabel={text('admin.integrations.keys.secret.copyLabel')}
          value={made}
          onClose={() => setMade(undefined)}
        />
      )}
    </SettingsCard>
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
              failed: (error) =>
                text('admin.integrations.keys.revokeFailed', { why: describeFailure(error) }),
              refreshes: apiKeysQuery,
            })
          }
        />
      }
    />
  )
}

type Fields = { name: string; scopes: Permission[] }

function ApiKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
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
      savingLabel={text('admin.integrations.keys.making')}
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
