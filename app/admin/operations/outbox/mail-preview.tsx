import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { OutboxPreview } from '#contract/operations/outbox.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { describeDelivery } from './describe-mail.ts'
import styles from './mail-preview.module.css'
import { SendMailButton } from './send-mail-button.tsx'

type MailPreviewProps = { id: number; isSending: boolean; onClose: () => void }

/** An email as its recipient sees it, rendered and as plain text. */
export function MailPreview({ id, isSending, onClose }: MailPreviewProps) {
  const text = useText()
  const { data: mail, isPending } = useQuery(
    apiQuery('/api/admin/outbox/:id', { params: { id }, staleTime: 0 }),
  )
  return (
    <Dialog
      onClose={onClose}
      size="3xl"
      closesOnBackdrop
      title={mail?.subject ?? text('admin.outbox.mails.mail')}
      description={
        mail &&
        text('admin.outbox.mails.facts', {
          recipient: mail.recipient,
          moment: formatShortDayAndTime(mail.createdAt, text.language),
          way: getWay(mail, text),
        })
      }
    >
      {isPending && <Skeleton shape="box" height="28rem" />}
      {!isPending && !mail && <ErrorState>{text('admin.outbox.mails.unreadable')}</ErrorState>}
      {mail && <Looks mail={mail} />}
      {mail && isSending && <SendMailButton mail={mail} />}
    </Dialog>
  )
}

function getWay(mail: OutboxPreview, text: Text): string {
  const note = describeDelivery(mail, text)
  const way = `${text(`admin.outbox.mails.states.${mail.status}`)}${note && `: ${note}`}`
  // Spanish times already end with a full stop.
  const stop = way.endsWith('.') ? '' : '.'
  const files =
    mail.attachments && text('admin.outbox.mails.attached', { files: mail.attachments.join(', ') })
  return `${way}${stop}${files ?? ''}`
}

function Looks({ mail }: { mail: OutboxPreview }) {
  const text = useText()
  const [look, setLook] = useState<'html' | 'text'>('html')
  return (
    <Tabs
      label={text('admin.outbox.mails.looks')}
      selected={look}
      onSelect={setLook}
      tabs={[
        {
          id: 'html',
          label: text('admin.outbox.mails.asItLooks'),
          // No script in the email may run or reach this page.
          panel: (
            <iframe
              title={text('admin.outbox.mails.theMail')}
              sandbox=""
              srcDoc={mail.html}
              className={styles.mail}
            />
          ),
        },
        {
          id: 'text',
          label: text('admin.outbox.mails.plain'),
          panel: <pre className={styles.text}>{mail.text}</pre>,
        },
      ]}
    />
  )
}
