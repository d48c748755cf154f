import { useQueryClient } from '@tanstack/react-query'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { createWebhook, WEBHOOK_EVENTS, type WebhookEvent } from '#contract/operations/webhooks.ts'
import { Choices } from './choices.tsx'
import { webhooksQuery } from './integration-queries.ts'

type Fields = { url: string; events: WebhookEvent[] }

type WebhookDialogProps = { onClose: () => void; onMade: (secret: string) => void }

export function WebhookDialog({ onClose, onMade }: WebhookDialogProps) {
  const text = useText()
  const queryClient = useQueryClient()
  const sendKeyed = useRequestKey()
  const sent = useSentForm<Fields, { secret: string }>({
    initial: { url: '', events: [...WEBHOOK_EVENTS] },
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
      <Choices
        label={text('admin.integrations.webhooks.events')}
        all={WEBHOOK_EVENTS}
        chosen={form.fields.events}
        error={form.problems.events}
        onChange={(events) => form.set('events', events)}
      />
    </EditDialog>
  )
}
