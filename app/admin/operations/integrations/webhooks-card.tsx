import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { Row } from '#app/admin/parts/lists/rows.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { createWebhook, type WebhookEndpoint } from '#contract/operations/webhooks.ts'
import { WEBHOOK_DESCRIPTIONS, WEBHOOK_GROUPS, type WebhookEvent } from '#domain/operations/webhook-events.ts'
import { Choices } from './choices.tsx'
import { type NewSecretProps, SecretsCard } from './secrets-card.tsx'

const webhooksQuery = apiQuery('/api/admin/webhooks', { refetchOnMount: 'always' })

export function WebhooksCard() {
  const text = useText()
  return (
    <SecretsCard
      kind="webhooks"
      list={webhooksQuery}
      listLabel={text('admin.integrations.webhooks.title')}
      addLabel={text('admin.integrations.webhooks.new')}
      dialog={(props) => <WebhookDialog {...props} />}
    >
      {(webhook) => <Webhook key={webhook.id} webhook={webhook} />}
    </SecretsCard>
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
                failed: (why) => text('admin.integrations.webhooks.removeFailed', { why }),
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

function WebhookDialog({ onClose, onMade }: NewSecretProps) {
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
      savingLabel={text('admin.forms.adding')}
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
