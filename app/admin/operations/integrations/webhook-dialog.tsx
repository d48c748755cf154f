import { useQueryClient } from '@tanstack/react-query'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { createWebhook } from '#contract/operations/webhooks.ts'
import { WEBHOOK_DESCRIPTIONS, WEBHOOK_GROUPS, type WebhookEvent } from '#domain/operations/webhook-events.ts'
import { Choices } from './choices.tsx'
import { webhooksQuery } from './integration-queries.ts'

const GROUPS = ['bookings', 'payments', 'others'] as const
const USUAL = ['booking.created', 'booking.paid', 'booking.changed', 'booking.cancelled'] as const

const namesIn = (group: (typeof GROUPS)[number]) => Object.keys(WEBHOOK_GROUPS[group]) as WebhookEvent[]

type Fields = { url: string; events: WebhookEvent[] }

type WebhookDialogProps = { onClose: () => void; onMade: (secret: string) => void }

export function WebhookDialog({ onClose, onMade }: WebhookDialogProps) {
  const text = useText()
  const queryClient = useQueryClient()
  const sendKeyed = useRequestKey()
  const sent = useSentForm<Fields, { secret: string }>({
    initial: { url: '', events: [...USUAL] },
    rules: { schema: createWebhook.body, toBody: (fields) => fields },
    send: (body) => sendKeyed(body, (request) => api.post('/api/admin/webhooks', request)),
    onSent: ({ secret }) => {
      queryClient.invalidateQueries(webhooksQuery)
      onClose()
      onMade(secret)
    },
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
        required
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
