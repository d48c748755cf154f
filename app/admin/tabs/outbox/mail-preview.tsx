import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Tabs } from '#app/ui/controls/tabs.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { OutboxPreview } from '#contract/operations/outbox.ts'
import type { Language } from '#domain/text/language.ts'
import styles from './mail-preview.module.css'
import { mailNote } from './mail-words.ts'
import { OUTBOX_WORDS } from './outbox-words.ts'
import { SendMailButton } from './send-mail-button.tsx'

type MailPreviewProps = { id: number; isSending: boolean; onClose: () => void }

/** A mail as its recipient sees it, rendered and as plain text. */
export function MailPreview({ id, isSending, onClose }: MailPreviewProps) {
  const language = useLanguage()
  const words = useWords(OUTBOX_WORDS).mails
  const { data: mail, isPending } = useQuery(
    apiQuery('/api/admin/outbox/:id', { params: { id }, staleTime: 0 }),
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="3xl"
      closesOnBackdrop
      title={mail?.subject ?? words.mail}
      description={
        mail &&
        words.facts(mail.recipient, formatShortDayAndTime(mail.createdAt, language), getWay(mail, language))
      }
    >
      {isPending && <Skeleton shape="box" height="28rem" />}
      {!isPending && !mail && <ErrorState>{words.unreadable}</ErrorState>}
      {mail && <Looks mail={mail} />}
      {mail && isSending && <SendMailButton mail={mail} />}
    </Dialog>
  )
}

function getWay(mail: OutboxPreview, language: Language): string {
  const words = OUTBOX_WORDS[language].mails
  const note = mailNote(mail, language)
  const way = `${words.states[mail.status]}${note && `: ${note}`}`
  // Spanish times already end with a full stop.
  return `${way}${way.endsWith('.') ? '' : '.'}${mail.attachments ? words.attached(mail.attachments) : ''}`
}

function Looks({ mail }: { mail: OutboxPreview }) {
  const words = useWords(OUTBOX_WORDS).mails
  const [look, setLook] = useState<'html' | 'text'>('html')
  return (
    <Tabs
      label={words.looks}
      selected={look}
      onSelect={setLook}
      tabs={[
        {
          id: 'html',
          label: words.asItLooks,
          // Nothing in a mail may run or reach this page.
          panel: <iframe title={words.theMail} sandbox="" srcDoc={mail.html} className={styles.mail} />,
        },
        { id: 'text', label: words.plain, panel: <pre className={styles.text}>{mail.text}</pre> },
      ]}
    />
  )
}
