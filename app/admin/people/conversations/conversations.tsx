import { findNeighbors } from '#app/admin/kit/side-panel/find-neighbors.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { ContactMessage } from '#contract/people/contact.ts'
import { threadPath } from './conversation-paths.ts'
import { ListAndDetail } from './list-and-detail.tsx'
import { MessagePanel } from './message-panel.tsx'
import { ThreadPanel } from './thread-panel.tsx'
import type { ConversationRow } from './use-conversation-rows.tsx'
import { useOpenConversation } from './use-open-conversation.ts'

type ConversationsProps = {
  readonly label: string
  /** The path of the list. */
  readonly home: string
  readonly rows: readonly ConversationRow[]
  readonly messages: readonly ContactMessage[]
}

/** Conversations beside the open one. */
export function Conversations({ label, home, rows, messages }: ConversationsProps) {
  const text = useText()
  const { messageId, thread, path, openPath } = useOpenConversation()
  const { previous, next } = findNeighbors([rows.map(({ to }) => to)], path)
  const toWay = (to: string | undefined, label: 'admin.messages.previous' | 'admin.messages.next') => {
    const row = rows.find((row) => row.to === to)
    return row && { to: row.to, words: row.name, label: text(label, { name: row.name }) }
  }
  const ways = {
    beside: {
      previous: toWay(previous, 'admin.messages.previous'),
      next: toWay(next, 'admin.messages.next'),
    },
    onBack: () => openPath(home),
  }
  const isListed = rows.some(({ to }) => to === path)
  const message = isListed && messages.find(({ id }) => id === messageId)
  // Among all conversations one can be open that is on another page.
  const opened = message || ((isListed || home === threadPath(undefined)) && thread)
  return (
    <ListAndDetail
      label={label}
      rows={rows}
      openPath={opened ? path : undefined}
      placeholder={text('admin.messages.select')}
      onOpen={openPath}
    >
      {typeof opened === 'string' && (
        <ThreadPanel key={opened} id={opened} onMoved={(id) => openPath(threadPath(id))} {...ways} />
      )}
      {message && <MessagePanel key={message.id} message={message} {...ways} />}
    </ListAndDetail>
  )
}
