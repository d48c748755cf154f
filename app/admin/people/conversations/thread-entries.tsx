import { useEffect, useRef } from 'react'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Text } from '#app/ui/layout.tsx'
import type { ThreadEntry } from '#contract/people/threads.ts'
import styles from './thread-entries.module.css'

/** A conversation, oldest first, as on a phone: the family on the left, us on the right. */
export function ThreadEntries({ entries }: { readonly entries: readonly ThreadEntry[] }) {
  const text = useText()
  const box = useRef<HTMLElement>(null)
  const newest = entries.at(-1)?.id
  useEffect(() => {
    if (newest && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [newest])
  if (entries.length === 0) return <Text tone="soft">{text('admin.threads.empty')}</Text>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse it scrolls by the keyboard
    <section ref={box} tabIndex={0} aria-label={text('admin.threads.said')} className={styles.box}>
      <ol role="list" className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry }: { readonly entry: ThreadEntry }) {
  const text = useText()
  const { by, isFromFamily, isWaiting, subject, status, author, at } = entry
  const who = isFromFamily ? text('admin.threads.theirs') : (author ?? text('admin.threads.ours'))
  return (
    <li className={styles.entry} data-side={isFromFamily ? 'theirs' : 'ours'} data-by={by}>
      <span className="visually-hidden">{who}</span>
      {subject !== null && <strong>{subject}</strong>}
      {entry.text === null ? (
        <p>{text('admin.threads.inOutbox')}</p>
      ) : (
        <p className={styles.words}>{entry.text}</p>
      )}
      <p className={styles.about} data-failed={status === 'failed'}>
        {text(by === 'text' ? 'admin.threads.byText' : 'admin.threads.byMail')}
        {' · '}
        <time dateTime={at}>{formatShortDayAndTime(at, text.language)}</time>
        {isWaiting && ` · ${text('admin.threads.waits')}`}
        {!isFromFamily && author && ` · ${author}`}
        {!isFromFamily && by === 'text' && ` · ${text('admin.threads.status', { status })}`}
      </p>
    </li>
  )
}
