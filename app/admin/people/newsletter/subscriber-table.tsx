import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { Table } from '#app/ui/display/table.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { Subscriber } from '#contract/people/newsletter.ts'
import type { SubscriptionState } from '#domain/site/newsletter.ts'
import styles from './newsletter-tab.module.css'

const TONES: Readonly<Record<SubscriptionState, Tone>> = {
  waiting: 'warning',
  subscribed: 'success',
  unsubscribed: 'neutral',
}

type SubscriberTableProps = { subscribers: Subscriber[]; onRemove: (subscriber: Subscriber) => void }

export function SubscriberTable({ subscribers, onRemove }: SubscriberTableProps) {
  const text = useText()
  return (
    <Table
      caption={text('admin.newsletter.title')}
      rows={subscribers}
      rowKey={({ id }) => id}
      columns={[
        {
          header: text('admin.newsletter.address'),
          cell: ({ email }) => (
            <Text as="span" breaksWords>
              {email}
            </Text>
          ),
        },
        {
          header: text('admin.newsletter.state'),
          cell: ({ state }) => <Badge tone={TONES[state]}>{text(`admin.newsletter.states.${state}`)}</Badge>,
        },
        {
          header: text('admin.newsletter.language'),
          cell: ({ language }) => text('admin.languageName', { language }),
        },
        { header: text('admin.newsletter.since'), cell: ({ createdAt }) => <When instant={createdAt} /> },
        {
          header: text('admin.newsletter.confirmed'),
          cell: ({ confirmedAt }) => <When instant={confirmedAt} />,
        },
        {
          header: text('admin.newsletter.left'),
          cell: ({ unsubscribedAt }) => <When instant={unsubscribedAt} />,
        },
        {
          header: text('admin.newsletter.actions'),
          cell: (subscriber) => (
            <DeleteButton
              label={text('admin.newsletter.remove', { email: subscriber.email })}
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
