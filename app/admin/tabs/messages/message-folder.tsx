import { useWords } from '#app/lib/language/in-both.ts'
import { formatDay } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import type { ContactMessage } from '#contract/people/contact.ts'
import { ListAndDetail, ListEntry } from './list-and-detail.tsx'
import { MessageDetail } from './message-detail.tsx'
import { MESSAGES_WORDS } from './messages-words.ts'

type MessageFolderProps = {
  messages: readonly ContactMessage[]
  emptyWords: string
  openId: number | undefined
  onOpen: (id: number | undefined) => void
}

export function MessageFolder({ messages, emptyWords, openId, onOpen }: MessageFolderProps) {
  const words = useWords(MESSAGES_WORDS)
  const language = useLanguage()
  const selected = messages.find((message) => message.id === openId)
  if (messages.length === 0) return <EmptyState drawing="messages">{emptyWords}</EmptyState>
  return (
    <ListAndDetail
      label={words.title}
      openId={selected?.id}
      placeholder={words.select}
      entries={messages.map(({ id, name, createdAt, subject, message }) => (
        <li key={id}>
          <ListEntry
            isOpen={id === openId}
            onOpen={() => onOpen(id)}
            name={name}
            aside={<time dateTime={createdAt}>{formatDay(createdAt, language)}</time>}
            subject={subject}
            excerpt={message}
          />
        </li>
      ))}
    >
      {selected && <MessageDetail key={selected.id} message={selected} onBack={() => onOpen(undefined)} />}
    </ListAndDetail>
  )
}
