import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FoldOnPhones } from '#app/admin/kit/ui/fold-on-phones.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RevealTogether } from '#app/admin/kit/ui/reveal-together.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { ScheduledMail } from '#contract/people/mail-texts.ts'
import { FOLLOW_UP_KINDS, type FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'
import { NEW_CONTACT_INFO } from '#domain/site/new-site.ts'
import { FollowUpCard } from './follow-up-card.tsx'
import { FollowUpDialog } from './follow-up-dialog.tsx'
import { followUpsQuery } from './follow-ups-query.ts'
import styles from './follow-ups-tab.module.css'
import listStyles from './mail-list.module.css'
import { MailList } from './mail-list.tsx'
import mailScheduleStyles from './mail-schedule.module.css'

export default function FollowUpsTab() {
  const text = useText()
  return (
    <>
      <TabHeader title={text('admin.places.tabs.follow-ups')} hint={text('admin.followUps.hint')} />
      <RevealTogether>
        <Kinds />
        <MailList />
        <MailSchedule />
      </RevealTogether>
    </>
  )
}

function Kinds() {
  const text = useText()
  const followUps = useQuery(followUpsQuery)
  const { data: report } = useQuery(apiQuery('/api/admin/follow-ups/report', { staleTime: 0 }))
  const [editing, setEditing] = useState<FollowUpKind>()
  return (
    <Loaded query={followUps} height="30rem" failed={{ title: text('admin.followUps.failed') }}>
      {(kinds) => (
        <>
          {FOLLOW_UP_KINDS.some((kind) => kinds[kind].isAdvertising && kinds[kind].enabled) && (
            <PostalAddress />
          )}
          <Stack as="ul">
            {FOLLOW_UP_KINDS.map((kind) => (
              <FollowUpCard
                key={kind}
                kind={kind}
                followUp={kinds[kind]}
                report={report?.[kind]}
                onChange={() => setEditing(kind)}
              />
            ))}
          </Stack>
          {editing && (
            <FollowUpDialog kind={editing} followUp={kinds[editing]} onClose={() => setEditing(undefined)} />
          )}
        </>
      )}
    </Loaded>
  )
}

/** The law requires a postal address in marketing email; a new site has none. */
function PostalAddress() {
  const text = useText()
  const { data: contact } = useQuery(apiQuery('/api/contact-info'))
  if (contact?.address !== NEW_CONTACT_INFO.address) return null
  return (
    <p role="note" className={styles.law}>
      {text('admin.followUps.law', { address: contact.address })}
    </p>
  )
}

const READERS = ['family', 'owner', 'staff'] as const

const mailScheduleQuery = apiQuery('/api/admin/mail-schedule')

/** What the site sends to whom, when, and by which way: one table. */
function MailSchedule() {
  const text = useText()
  const title = text('admin.mails.schedule.title')
  return (
    <Stack as="section" gap={0} marginTop={7} aria-label={title}>
      <FoldOnPhones as="h2" title={title} titleClass={listStyles.title}>
        <Text tone="soft" marginTop={2} marginBottom={4} isProse>
          {text('admin.mails.schedule.hint')}
        </Text>
        <Loaded query={useQuery(mailScheduleQuery)} failed={{ title: text('admin.mails.schedule.failed') }}>
          {(mails) => (
            <table className={mailScheduleStyles.schedule} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{text('admin.mails.schedule.when')}</th>
                  <th scope="col">{text('admin.mails.schedule.subject')}</th>
                  <th scope="col">{text('admin.mails.schedule.by')}</th>
                </tr>
              </thead>
              {READERS.map((reader) => (
                <Rows key={reader} reader={reader} mails={mails.filter((mail) => mail.reader === reader)} />
              ))}
            </table>
          )}
        </Loaded>
      </FoldOnPhones>
    </Stack>
  )
}

type RowsProps = { reader: ScheduledMail['reader']; mails: readonly ScheduledMail[] }

function Rows({ reader, mails }: RowsProps) {
  const text = useText()
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={mailScheduleStyles.reader}>
          {text(`admin.mails.schedule.reader.${reader}`)}
        </th>
      </tr>
      {mails.map(({ kind, subject, when, by }) => (
        <tr key={kind}>
          <td>{when}</td>
          <Text as="td" tone="soft" breaksWords>
            {subject}
          </Text>
          <td className={mailScheduleStyles.by}>
            {text(`admin.mails.schedule.${by.length > 1 ? 'both' : (by[0] ?? 'mail')}`)}
          </td>
        </tr>
      ))}
    </tbody>
  )
}
