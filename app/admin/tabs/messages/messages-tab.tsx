import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { useSignInReminder } from '#app/admin/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { ContactMessage } from '#contract/contact.ts'
import { MessageFolder } from './message-folder.tsx'
import { messagesQuery } from './messages-query.ts'

export default function MessagesTab() {
  useSignInReminder('Please log in to view contact submissions')
  const { data: messages, isPending, isFetching, refetch } = useQuery(messagesQuery)
  return (
    <>
      <TabHeader
        title="Messages"
        actions={
          <Button
            variant="secondary"
            isBusy={isFetching && !isPending}
            busyLabel="Refreshing..."
            onClick={() => refetch()}
          >
            <Icon name="refresh" />
            Refresh
          </Button>
        }
      />
      {isPending && <Skeleton shape="box" height="32rem" />}
      {!isPending && !messages && (
        <LoadFailure words="Failed to load contact submissions" isRetrying={isFetching} onRetry={refetch} />
      )}
      {messages && <Folders messages={messages} />}
    </>
  )
}

type FolderId = 'pending' | 'responded'

function Folders({ messages }: { messages: readonly ContactMessage[] }) {
  const [selected, setSelected] = useState<FolderId>('pending')
  const pending = messages.filter((message) => !message.responded)
  const responded = messages.filter((message) => message.responded)
  return (
    <Tabs
      label="Messages by state"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        {
          id: 'pending',
          label: <TabLabel words="Pending" count={pending.length} />,
          panel: <MessageFolder messages={pending} emptyWords="No pending messages." />,
        },
        {
          id: 'responded',
          label: <TabLabel words="Responded" count={responded.length} />,
          panel: <MessageFolder messages={responded} emptyWords="No responded messages." />,
        },
      ]}
    />
  )
}

function TabLabel({ words, count }: { words: string; count: number }) {
  return (
    <>
      {words}
      <Badge tone={words === 'Pending' && count > 0 ? 'primary' : 'neutral'}>{count}</Badge>
    </>
  )
}
