import { useQueryClient } from '@tanstack/react-query'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { api } from '#app/lib/api.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#contract/webhooks.ts'
import { Choices } from './choices.tsx'
import { webhooksQuery } from './integration-queries.ts'

type Fields = { url: string; events: WebhookEvent[] }

type WebhookDialogProps = { onClose: () => void; onMade: (secret: string) => void }

export function WebhookDialog({ onClose, onMade }: WebhookDialogProps) {
  const queryClient = useQueryClient()
  const sent = useSentForm<Fields, { secret: string }>({
    initial: { url: '', events: [...WEBHOOK_EVENTS] },
    problemsOf,
    send: (body) => api.post('/api/admin/webhooks', { body }),
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
      title="New Webhook"
      description="Every event is posted there as JSON, signed as Standard Webhooks says."
      size="md"
      saveLabel="Add Webhook"
      savingLabel="Adding..."
      onClose={onClose}
    >
      <TextField label="Address" type="url" placeholder="https://" required {...form.text('url')} />
      <Choices
        label="Events"
        all={WEBHOOK_EVENTS}
        chosen={form.fields.events}
        error={form.problems.events}
        onChange={(events) => form.set('events', events)}
      />
    </EditDialog>
  )
}

function problemsOf({ url, events }: Fields) {
  return {
    ...(!URL.canParse(url) && { url: 'Please enter an address that starts with https://' }),
    ...(events.length === 0 && { events: 'Please choose at least one event' }),
  }
}
