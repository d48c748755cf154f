import { Button } from '#app/ui/button.tsx'
import type { OutboxMail } from '#contract/outbox.ts'
import { sendWords } from './mail-words.ts'
import { useOutboxAction } from './use-outbox-action.ts'

const PATH = '/api/admin/outbox'

/** Sends a mail that was kept, given up or not taken so far; nothing for one that needs no help. */
export function SendMailButton({ mail }: { mail: OutboxMail }) {
  const send = useOutboxAction(PATH, 'The mail is on its way.')
  const words = sendWords(mail)
  if (!words) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`${words} ${mail.subject}`}
      isBusy={send.isPending}
      onClick={() => send.mutate(`${PATH}/${mail.id}/retry`)}
    >
      {words}
    </Button>
  )
}
