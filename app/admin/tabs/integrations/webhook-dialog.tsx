import { useQueryClient } from '@tanstack/react-query'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords, wordsRead } from '#app/lib/language/in-both.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#contract/operations/webhooks.ts'
import { Choices } from './choices.tsx'
import { webhooksQuery } from './integration-queries.ts'
import { INTEGRATIONS_WORDS } from './integrations-words.ts'

type Fields = { url: string; events: WebhookEvent[] }

type WebhookDialogProps = { onClose: () => void; onMade: (secret: string) => void }

export function WebhookDialog({ onClose, onMade }: WebhookDialogProps) {
  const words = useWords(INTEGRATIONS_WORDS).webhooks
  const queryClient = useQueryClient()
  const sendKeyed = useRequestKey()
  const sent = useSentForm<Fields, { secret: string }>({
    initial: { url: '', events: [...WEBHOOK_EVENTS] },
    findProblems,
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
      title={words.new}
      description={words.newHint}
      size="md"
      saveLabel={words.add}
      savingLabel={words.adding}
      onClose={onClose}
    >
      <TextField label={words.address} type="url" placeholder="https://" required {...form.text('url')} />
      <Choices
        label={words.events}
        all={WEBHOOK_EVENTS}
        chosen={form.fields.events}
        error={form.problems.events}
        onChange={(events) => form.set('events', events)}
      />
    </EditDialog>
  )
}

function findProblems({ url, events }: Fields) {
  const words = wordsRead(INTEGRATIONS_WORDS).webhooks
  return {
    ...(!URL.canParse(url) && { url: words.addressWrong }),
    ...(events.length === 0 && { events: words.eventsMissing }),
  }
}
