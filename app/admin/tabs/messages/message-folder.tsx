import { useEffect, useRef } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatDay } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import type { ContactMessage } from '#contract/people/contact.ts'
import { MessageDetail } from './message-detail.tsx'
import styles from './message-folder.module.css'
import { MESSAGES_WORDS } from './messages-words.ts'

type MessageFolderProps = {
  messages: readonly ContactMessage[]
  emptyWords: string
  openId: number | undefined
  onOpen: (id: number | undefined) => void
}

/** A list beside the opened message; on a phone one replaces the other. */
export function MessageFolder({ messages, emptyWords, openId, onOpen }: MessageFolderProps) {
  const words = useWords(MESSAGES_WORDS)
  const language = useLanguage()
  const selected = messages.find((message) => message.id === openId)
  const detail = useFocusOnPhones(selected?.id)
  const list = useRef<HTMLUListElement>(null)
  const returnTo = useRef<HTMLElement>(undefined)
  useEffect(() => {
    // The list is back in sight only now.
    if (openId === undefined) returnTo.current?.focus()
    returnTo.current = undefined
  }, [openId])
  const goBack = () => {
    const opened = list.current?.querySelector<HTMLElement>('[aria-current="true"]')
    returnTo.current = opened ?? undefined
    onOpen(undefined)
  }
  if (messages.length === 0) return <EmptyState drawing="messages">{emptyWords}</EmptyState>
  return (
    <div className={styles.folder} data-open={selected !== undefined}>
      <ul ref={list} className={styles.list} aria-label={words.title}>
        {messages.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={message.id === openId ? 'true' : undefined}
              onClick={() => onOpen(message.id)}
            >
              <span className={styles.sender}>{message.name}</span>
              <time dateTime={message.createdAt} className={styles.day}>
                {formatDay(message.createdAt, language)}
              </time>
              <span className={styles.subject}>{message.subject}</span>
              <span className={styles.excerpt}>{message.message}</span>
            </button>
          </li>
        ))}
      </ul>
      <div ref={detail} tabIndex={-1} className={styles.detail}>
        {selected ? (
          <MessageDetail key={selected.id} message={selected} onBack={goBack} />
        ) : (
          <p className={styles.nothing}>{words.select}</p>
        )}
      </div>
    </div>
  )
}

/** On phones, where the message replaces the list, moves the focus to it. */
function useFocusOnPhones(selectedId: number | undefined) {
  const detail = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isListHidden = detail.current?.previousElementSibling?.checkVisibility() === false
    if (selectedId !== undefined && isListHidden) detail.current?.focus()
  }, [selectedId])
  return detail
}
