import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Subscriber } from '#contract/newsletter.ts'
import styles from './newsletter-tab.module.css'
import { STATES, WORDS } from './newsletter-words.ts'

type SubscriberTableProps = { subscribers: Subscriber[]; onRemove: (subscriber: Subscriber) => void }

export function SubscriberTable({ subscribers, onRemove }: SubscriberTableProps) {
  return (
    <Table
      caption={WORDS.title}
      rows={subscribers}
      rowKey={({ id }) => id}
      columns={[
        { header: WORDS.address, cell: ({ email }) => <span className={styles.address}>{email}</span> },
        {
          header: WORDS.state,
          cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>,
        },
        { header: WORDS.since, cell: ({ createdAt }) => <When instant={createdAt} /> },
        { header: WORDS.confirmed, cell: ({ confirmedAt }) => <When instant={confirmedAt} /> },
        { header: WORDS.left, cell: ({ unsubscribedAt }) => <When instant={unsubscribedAt} /> },
        {
          header: WORDS.actions,
          cell: (subscriber) => (
            <IconButton
              icon="trash"
              tone="danger"
              label={WORDS.remove(subscriber.email)}
              onClick={() => onRemove(subscriber)}
            />
          ),
        },
      ]}
    />
  )
}

function When({ instant }: { instant: string | null }) {
  if (instant === null) return '–'
  return (
    <time dateTime={instant} className={styles.when}>
      {shortDayAndTimeOf(instant)}
    </time>
  )
}
