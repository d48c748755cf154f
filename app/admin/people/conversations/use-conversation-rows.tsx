import type { ComponentProps } from 'react'
import { formatDay, formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import type { ContactMessage } from '#contract/people/contact.ts'
import type { Thread } from '#contract/people/threads.ts'
import { showPhone } from '#domain/people/customers/show-phone.ts'
import { messagePath, threadPath } from './conversation-paths.ts'
import type { ListEntry } from './list-and-detail.tsx'

export type ConversationRow = Omit<ComponentProps<typeof ListEntry>, 'isOpen' | 'onOpen'> & {
  /** When the last message came. */
  readonly at: string
}

/** Returns functions that describe conversations as rows of a list. */
export function useConversationRows() {
  const text = useText()
  const language = useLanguage()

  const messageRow = ({ id, name, createdAt, subject, message }: ContactMessage): ConversationRow => ({
    to: messagePath(id),
    at: createdAt,
    name,
    aside: <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>,
    subject,
    excerpt: message,
  })

  const threadRow = ({ id, name, phone, last, unread }: Thread): ConversationRow => ({
    to: threadPath(id),
    at: last.at,
    name: name || showPhone(phone),
    badge: name === '' && <Badge tone="warning">{text('admin.threads.unknown')}</Badge>,
    aside:
      unread > 0 ? (
        <Badge tone="primary">{text('admin.threads.unread', { count: unread })}</Badge>
      ) : (
        <time dateTime={last.at}>{formatShortDayAndTime(last.at, language)}</time>
      ),
    excerpt: last.isFromFamily ? last.text : text('admin.threads.fromUs', { words: last.text }),
  })

  return { messageRow, threadRow }
}
