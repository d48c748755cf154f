import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import type { OutboxMail } from '#contract/operations/outbox.ts'
import { sendWords } from './mail-words.ts'
import { OUTBOX_WORDS } from './outbox-words.ts'
import { useOutboxAction } from './use-outbox-action.ts'

const MAILS = queriesAt('/api/admin/outbox', '/api/admin/outbox/:id')

/** Sends a mail that was stored, given up or not accepted so far; renders nothing for other mails. */
export function SendMailButton({ mail }: { mail: OutboxMail }) {
  const send = useOutboxAction({
    run: () => api.post('/api/admin/outbox/:id/retry', { params: { id: mail.id } }),
    refreshes: MAILS,
    doneWords: useWords(OUTBOX_WORDS).mails.sent,
  })
  const words = sendWords(mail, useLanguage())
  if (!words) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`${words} ${mail.subject}`}
      isBusy={send.isPending}
      onClick={() => send.mutate()}
    >
      {words}
    </Button>
  )
}
