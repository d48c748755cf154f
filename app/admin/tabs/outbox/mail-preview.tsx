import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#app/lib/api-query.ts'
import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { OutboxPreview } from '#contract/outbox.ts'
import styles from './mail-preview.module.css'
import { MAIL_STATES, mailNote } from './mail-words.ts'
import { SendMailButton } from './send-mail-button.tsx'

type MailPreviewProps = { id: number; isSending: boolean; onClose: () => void }

/** A mail as its reader sees it, drawn and as plain text. */
export function MailPreview({ id, isSending, onClose }: MailPreviewProps) {
  const { data: mail, isPending } = useQuery(
    apiQuery('/api/admin/outbox/:id', { params: { id }, staleTime: 0 }),
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="3xl"
      closesOnBackdrop
      title={mail?.subject ?? 'Mail'}
      description={
        mail && `To ${mail.recipient}, written ${shortDayAndTimeOf(mail.createdAt)}. ${wayOf(mail)}`
      }
    >
      {isPending && <Skeleton shape="box" height="28rem" />}
      {!isPending && !mail && <ErrorState>This mail could not be loaded.</ErrorState>}
      {mail && <Looks mail={mail} />}
      {mail && isSending && <SendMailButton mail={mail} />}
    </Dialog>
  )
}

function wayOf(mail: OutboxPreview): string {
  const note = mailNote(mail)
  const attached = mail.attachments ? ` Attached: ${mail.attachments.join(', ')}.` : ''
  return `${MAIL_STATES[mail.status].words}${note && `: ${note}`}.${attached}`
}

function Looks({ mail }: { mail: OutboxPreview }) {
  const [look, setLook] = useState<'html' | 'text'>('html')
  return (
    <Tabs
      label="Ways to read it"
      selected={look}
      onSelect={setLook}
      tabs={[
        {
          id: 'html',
          label: 'As it looks',
          // Nothing in a mail may run or reach this page.
          panel: <iframe title="The mail" sandbox="" srcDoc={mail.html} className={styles.mail} />,
        },
        { id: 'text', label: 'Plain text', panel: <pre className={styles.text}>{mail.text}</pre> },
      ]}
    />
  )
}
