import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { LiveList } from '#app/admin/shell/live/live-list.tsx'
import { useSignInReminder } from '#app/admin/shell/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiPath } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { ContactMessage } from '#contract/people/contact.ts'
import { MessageFolder } from './message-folder.tsx'
import { messagePath } from './message-path.ts'
import { MessageViews } from './message-views.tsx'
import { messagesQuery } from './messages-query.ts'

export default function MessagesTab() {
  const text = useText()
  useSignInReminder(text('admin.messages.signIn'))
  const messages = useQuery(messagesQuery)
  return (
    <>
      <TabHeader
        title={text('admin.messages.title')}
        actions={
          <Button
            icon="refresh"
            variant="secondary"
            isBusy={messages.isRefetching}
            busyLabel={text('admin.messages.refreshing')}
            onClick={() => messages.refetch()}
          >
            {text('admin.messages.refresh')}
          </Button>
        }
      />
      <MessageViews />
      <Loaded query={messages} height="32rem" failed={text('admin.messages.failed')}>
        {(loaded) => (
          <LiveList address={apiPath('/api/contact/submissions')}>
            <Folders messages={loaded} />
          </LiveList>
        )}
      </Loaded>
    </>
  )
}

type FolderId = 'pending' | 'responded'

function Folders({ messages }: { messages: readonly ContactMessage[] }) {
  const text = useText()
  const [openId, setOpenId] = useOpenMessage()
  const opened = messages.find(({ id }) => id === openId)
  const openedFolder = opened?.responded ? 'responded' : 'pending'
  const [selected, setSelected] = useState<FolderId>(openedFolder)
  const [seenId, setSeenId] = useState(openId)
  // A new path switches to that message's folder; replying to a message, which moves it, keeps the folder
  // open.
  if (openId !== seenId) {
    setSeenId(openId)
    if (opened) setSelected(openedFolder)
  }
  const choose = (folder: FolderId) => {
    setSelected(folder)
    setOpenId(undefined)
  }
  const opening = { openId, onOpen: setOpenId }
  const pending = messages.filter((message) => !message.responded)
  const responded = messages.filter((message) => message.responded)
  return (
    <>
      {openId !== undefined && !opened && (
        <Text role="status" marginBottom={4}>
          {text('admin.messages.gone')}
        </Text>
      )}
      <Tabs
        label={text('admin.messages.folders')}
        selected={selected}
        onSelect={choose}
        tabs={[
          {
            id: 'pending',
            label: <TabLabel words={text('admin.messages.pending')} count={pending.length} isUrgent />,
            panel: (
              <MessageFolder
                messages={pending}
                emptyWords={text('admin.messages.nonePending')}
                {...opening}
              />
            ),
          },
          {
            id: 'responded',
            label: <TabLabel words={text('admin.messages.responded')} count={responded.length} />,
            panel: (
              <MessageFolder
                messages={responded}
                emptyWords={text('admin.messages.noneResponded')}
                {...opening}
              />
            ),
          },
        ]}
      />
    </>
  )
}

/** The open message is part of the URL, so that it can be linked to. */
function useOpenMessage(): [number | undefined, (id: number | undefined) => void] {
  const { id } = useParams()
  const navigate = useNavigate()
  const open = (next: number | undefined) =>
    void navigate(messagePath(next), {
      preventScrollReset: true,
      flushSync: true,
    })
  return [id === undefined ? undefined : Number(id), open]
}

type TabLabelProps = { words: string; count: number; isUrgent?: boolean }

function TabLabel({ words, count, isUrgent = false }: TabLabelProps) {
  return (
    <>
      {words}
      <Badge tone={isUrgent && count > 0 ? 'primary' : 'neutral'}>{count}</Badge>
    </>
  )
}
