import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import { FOLLOW_UP_KINDS, type FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'
import { NEW_CONTACT_INFO } from '#domain/site/new-site.ts'
import { FollowUpCard } from './follow-up-card.tsx'
import { FollowUpDialog } from './follow-up-dialog.tsx'
import { followUpsQuery } from './follow-ups-query.ts'
import styles from './follow-ups-tab.module.css'
import { MailList } from './mail-list.tsx'
import { MailSchedule } from './mail-schedule.tsx'

export default function FollowUpsTab() {
  const text = useText()
  return (
    <>
      <TabHeader title={text('admin.followUps.title')} hint={text('admin.followUps.hint')} />
      <Kinds />
      <MailList />
      <MailSchedule />
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
