import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { createWebhook, type WebhookEndpoint } from '#contract/operations/webhooks.ts'
import { WEBHOOK_DESCRIPTIONS, WEBHOOK_GROUPS, type WebhookEvent } from '#domain/operations/webhook-events.ts'
import { Choices } from './choices.tsx'
import { webhooksQuery } from './integration-queries.ts'
import { SecretDialog } from './secret-dialog.tsx'

export function WebhooksCard() {
  const text = useText()
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const query = useQuery(webhooksQuery)
  return (
    <SettingsCard
      title={text('admin.integrations.webhooks.title')}
      hint={text('admin.integrations.webhooks.hint')}
      action={
        <Button icon="plus" variant="secondary" size="sm" onClick={() => setIsAdding(true)}>
          {text('admin.integrations.webhooks.new')}
        </Button>
      }
    >
      <Loaded
        query={query}
        failed={text('admin.integrations.webhooks.loadFailed')}
        empty={<p>{text('admin.integrations.webhooks.none')}</p>}
      >
        {(webhooks) => (
          <Rows label={text('admin.integrations.webhooks.title')}>
            {webhooks.map((webhook) => (
              <Webhook key={webhook.id} webhook={webhook} />
            ))}
          </Rows>
        )}
      </Loaded>
      {isAdding && <WebhookDialog onClose={() => setIsAdding(false)} onMade={setSecret} />}
      {secret !== undefined && (
        <SecretDialog
          title={text('admin.integrations.webhooks.secret.title')}
          label={text('admin.integrations.webhooks.secret.label')}
          hint={text('admin.integrations.webhooks.secret.hint')}
          copyLabel={text('admin.integrations.webhooks.secret.copyLabel')}
          value={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </SettingsCard>
  )
}

function Webhook({ webhook: { id, url, events, isActive } }: { webhook: WebhookEndpoint }) {
  const text = useText()
  const confirmDelete = useConfirmDelete()
  const act = isActive ? 'pause' : 'resume'
  const { mutate } = useSingleMutation({
    mutationFn: () => api.patch('/api/admin/webhooks/:id', { params: { id }, body: { isActive: !isActive } }),
    refreshes: webhooksQuery,
  })
  return (
    <Row
      title={url}
      badges={!isActive && <Badge tone="warning">{text('admin.integrations.webhooks.paused')}</Badge>}
      facts={[events.join(', ')]}
      actions={
        <>
          <RowButton
            label={text(`admin.integrations.webhooks.${act}`)}
            name={text('admin.integrations.webhooks.actOn', { act, url })}
            onClick={() => mutate()}
          />
          <DeleteButton
            label={text('admin.integrations.webhooks.remove', { url })}
            onClick={() =>
              confirmDelete({
                description: text('admin.integrations.webhooks.removing', { url }),
                run: () => api.delete('/api/admin/webhooks/:id', { params: { id } }),
                done: text('admin.integrations.webhooks.removed'),
                failed: (error) =>
                  text('admin.integrations.webhooks.removeFailed', { why: describeFailure(error) }),
                refreshes: webhooksQuery,
              })
            }
          />
        </>
      }
    />
  )
}

const GROUPS = ['bookings', 'payments', 'others'] as const
const USUAL = ['booking.created', 'booking.paid', 'booking.changed', 'booking.cancelled'] as const

const namesIn = (group: (typeof GROUPS)[number]) => Object.keys(WEBHOOK_GROUPS[group]) as WebhookEvent[]

type Fields = { url: string; events: WebhookEvent[] }

type WebhookDialogProps = { onClose: () => void; onMade: (secret: string) => void }

function WebhookDialog({ onClose, onMade }: WebhookDialogProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const sent = useSentForm<Fields, { secret: string }>({
    initial: { url: '', events: [...USUAL] },
    rules: { schema: createWebhook.body },
    send: (body) => sendKeyed(body, (request) => api.post('/api/admin/webhooks', request)),
    onSent: ({ secret }) => {
      onClose()
      onMade(secret)
    },
    refreshes: webhooksQuery,
  })
  const { form } = sent
  return (
    <EditDialog
      {...sent}
      title={text('admin.integrations.webhooks.new')}
      description={text('admin.integrations.webhooks.newHint')}
      size="md"
      saveLabel={text('admin.integrations.webhooks.add')}
      savingLabel={text('admin.integrations.webhooks.adding')}
      onClose={onClose}
    >
      <TextField
        label={text('admin.integrations.webhooks.address')}
        type="url"
        placeholder="https://"
        {...form.input('url')}
      />
      {GROUPS.map((group) => (
        <Choices<WebhookEvent>
          key={group}
          label={text(`admin.integrations.webhooks.groups.${group}`)}
          all={namesIn(group)}
          chosen={form.fields.events}
          error={group === GROUPS.at(-1) ? form.problems.events : undefined}
          onChange={(events) => form.set('events', events)}
          describe={(event) => text(WEBHOOK_DESCRIPTIONS[event])}
        />
      ))}
    </EditDialog>
  )
}
