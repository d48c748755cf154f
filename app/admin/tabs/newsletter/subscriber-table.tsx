import { useWords } from '#app/lib/language/in-both.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { Table } from '#app/ui/display/table.tsx'
import type { Subscriber } from '#contract/people/newsletter.ts'
import type { SubscriptionState } from '#domain/site/newsletter.ts'
import styles from './newsletter-tab.module.css'
import { NEWSLETTER_WORDS } from './newsletter-words.ts'

const TONES: Readonly<Record<SubscriptionState, Tone>> = {
  waiting: 'warning',
  subscribed: 'success',
  unsubscribed: 'neutral',
}

type SubscriberTableProps = { subscribers: Subscriber[]; onRemove: (subscriber: Subscriber) => void }

export function SubscriberTable({ subscribers, onRemove }: SubscriberTableProps) {
  const words = useWords(NEWSLETTER_WORDS)
  return (
    <Table
      caption={words.title}
      rows={subscribers}
      rowKey={({ id }) => id}
      columns={[
        { header: words.address, cell: ({ email }) => <span className={styles.address}>{email}</span> },
        {
          header: words.state,
          cell: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>,
        },
        { header: words.language, cell: ({ language }) => words.languages[language] },
        { header: words.since, cell: ({ createdAt }) => <When instant={createdAt} /> },
        { header: words.confirmed, cell: ({ confirmedAt }) => <When instant={confirmedAt} /> },
        { header: words.left, cell: ({ unsubscribedAt }) => <When instant={unsubscribedAt} /> },
        {
          header: words.actions,
          cell: (subscriber) => (
            <IconButton
              icon="trash"
              tone="danger"
              label={words.remove(subscriber.email)}
              onClick={() => onRemove(subscriber)}
            />
          ),
        },
      ]}
    />
  )
}

function When({ instant }: { instant: string | null }) {
  const language = useLanguage()
  if (instant === null) return '–'
  return (
    <time dateTime={instant} className={styles.when}>
      {formatShortDayAndTime(instant, language)}
    </time>
  )
}
