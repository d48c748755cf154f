import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { OutboxMail } from '#contract/operations/outbox.ts'
import { getSendLabels } from './describe-mail.ts'

const MAILS = queriesAt('/api/admin/outbox', '/api/admin/outbox/:id')

type SendMailButtonProps = { mail: OutboxMail; onSend?: (mail: OutboxMail) => void }

/** Sends an email that was stored, given up on or rejected; renders nothing for others. */
export function SendMailButton({ mail, onSend }: SendMailButtonProps) {
  const text = useText()
  const send = useSingleMutation({
    mutationFn: () => api.post('/api/admin/outbox/:id/retry', { params: { id: mail.id } }),
    refreshes: MAILS,
    done: text('admin.outbox.mails.sent'),
  })
  const words = getSendLabels(mail, text)
  if (!words) return null
  return (
    <RowButton
      label={words.label}
      variant="secondary"
      name={words.aboutMail}
      isBusy={send.isPending}
      onClick={() => {
        onSend?.(mail)
        send.mutate()
      }}
    />
  )
}
