import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import type { Thread } from '#contract/people/threads.ts'
import { showPhone } from './show-phone.ts'
import styles from './thread-list.module.css'

type ThreadListProps = {
  readonly threads: readonly Thread[]
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
}

export function ThreadList({ threads, openId, onOpen }: ThreadListProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <ul className={styles.list} aria-label={text('admin.threads.title')}>
      {threads.map(({ id, name, phone, last, unread }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.entry}
            aria-current={id === openId ? 'true' : undefined}
            onClick={() => onOpen(id)}
          >
            <span className={styles.name}>
              {name || showPhone(phone)}
              {name === '' && <Badge tone="warning">{text('admin.threads.unknown')}</Badge>}
            </span>
            {unread > 0 ? (
              <Badge tone="primary">{text('admin.threads.unread', { count: unread })}</Badge>
            ) : (
              <time dateTime={last.at} className={styles.moment}>
                {formatShortDayAndTime(last.at, language)}
              </time>
            )}
            <span className={styles.excerpt}>
              {last.isFromFamily ? last.text : text('admin.threads.fromUs', { words: last.text })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
