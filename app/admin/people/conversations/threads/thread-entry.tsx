import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import type { Thread } from '#contract/people/threads.ts'
import { showPhone } from '#domain/people/customers/show-phone.ts'
import { ListEntry } from '../list-and-detail.tsx'
import { threadPath } from './thread-path.ts'

type ThreadEntryProps = {
  readonly thread: Thread
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** A conversation in the list: the family, the unread count or time, and the last message. */
export function ThreadEntry({ thread: { id, name, phone, last, unread }, isOpen, onOpen }: ThreadEntryProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <ListEntry
      isOpen={isOpen}
      to={threadPath(id)}
      onOpen={onOpen}
      name={name || showPhone(phone)}
      badge={name === '' && <Badge tone="warning">{text('admin.threads.unknown')}</Badge>}
      aside={
        unread > 0 ? (
          <Badge tone="primary">{text('admin.threads.unread', { count: unread })}</Badge>
        ) : (
          <time dateTime={last.at}>{formatShortDayAndTime(last.at, language)}</time>
        )
      }
      excerpt={last.isFromFamily ? last.text : text('admin.threads.fromUs', { words: last.text })}
    />
  )
}
