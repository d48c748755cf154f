import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import type { MailTexts } from '#contract/people/mail-texts.ts'
import styles from './mail-list.module.css'
import { MailTextDialog } from './mail-text-dialog.tsx'
import { getMailName, isMailHere, mailTextsQuery } from './mail-texts-query.ts'

/** The mails that are sent when something happens, whose words the owner can change. */
export function MailList() {
  const text = useText()
  const id = useId()
  const { data: mails = [] } = useQuery(mailTextsQuery)
  const [editing, setEditing] = useState<MailTexts>()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {text('admin.mails.other')}
      </h2>
      <p className={styles.hint}>{text('admin.mails.otherHint')}</p>
      <ul className={styles.mails}>
        {mails.filter(isMailHere).map((mail) => (
          <li key={mail.kind} className={styles.mail}>
            <span className={styles.name}>
              {getMailName(text, mail.kind)}
              <Words mail={mail} />
            </span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={text('admin.followUps.change', { name: getMailName(text, mail.kind) })}
              onClick={() => setEditing(mail)}
            >
              {text('admin.followUps.changeShort')}
            </Button>
          </li>
        ))}
      </ul>
      {editing && <MailTextDialog mail={editing} onClose={() => setEditing(undefined)} />}
    </section>
  )
}

function Words({ mail: { texts } }: { mail: MailTexts }) {
  const text = useText()
  const isOwn = texts.en.isOwn || texts.es.isOwn
  return (
    <Badge tone={isOwn ? 'success' : 'neutral'}>
      {text(isOwn ? 'admin.mails.own' : 'admin.mails.usual')}
    </Badge>
  )
}
