import { findNeighbors } from '#app/admin/kit/side-panel/find-neighbors.ts'
import { formatDay } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import type { ContactMessage } from '#contract/people/contact.ts'
import { ListAndDetail, ListEntry } from './list-and-detail.tsx'
import { MessageDetail } from './message-detail.tsx'
import { messagePath } from './message-path.ts'

type MessageFolderProps = {
  messages: readonly ContactMessage[]
  emptyWords: string
  openId: number | undefined
  onOpen: (id: number | undefined) => void
}

export function MessageFolder({ messages, emptyWords, openId, onOpen }: MessageFolderProps) {
  const text = useText()
  const language = useLanguage()
  const selected = messages.find((message) => message.id === openId)
  const { previous, next } = findNeighbors([messages.map(({ id }) => id)], openId)
  const toWay = (id: number | undefined, label: 'admin.messages.previous' | 'admin.messages.next') => {
    const other = messages.find((message) => message.id === id)
    return other && { to: messagePath(id), words: other.name, label: text(label, { name: other.name }) }
  }
  if (messages.length === 0) return <EmptyState drawing="messages">{emptyWords}</EmptyState>
  return (
    <ListAndDetail
      label={text('admin.messages.title')}
      openId={selected?.id}
      placeholder={text('admin.messages.select')}
      entries={messages.map(({ id, name, createdAt, subject, message }) => (
        <li key={id}>
          <ListEntry
            isOpen={id === openId}
            to={messagePath(id)}
            onOpen={() => onOpen(id)}
            name={name}
            aside={<time dateTime={createdAt}>{formatDay(createdAt, language)}</time>}
            subject={subject}
            excerpt={message}
          />
        </li>
      ))}
    >
      {selected && (
        <MessageDetail
          key={selected.id}
          message={selected}
          beside={{
            previous: toWay(previous, 'admin.messages.previous'),
            next: toWay(next, 'admin.messages.next'),
          }}
          onBack={() => onOpen(undefined)}
        />
      )}
    </ListAndDetail>
  )
}
