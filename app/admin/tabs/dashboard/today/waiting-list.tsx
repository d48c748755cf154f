import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { ExpandableText } from '#app/ui/display/expandable-text.tsx'
import { StarRating } from '#app/ui/display/star-rating.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Waiting, WaitingItem, WaitingKind, WaitingReview } from '#contract/calendar/today.ts'
import { Approve, Confirm, SendAgain, SendLink, Settle } from './waiting-actions.tsx'
import styles from './waiting-list.module.css'

/** The action for an item that takes a single tap; other items open instead. */
const ACTIONS: Partial<Record<WaitingKind, (item: WaitingItem) => ReactNode>> = {
  balance_late: (item) => <SendLink item={item} />,
  balance_due: (item) => <SendLink item={item} />,
  to_confirm: (item) => <Confirm item={item} />,
  review: (item) => <Approve item={item} />,
  mail_failed: (item) => <SendAgain item={item} />,
  stop_problem: (item) => <Settle item={item} />,
}

const TONES: Partial<Record<WaitingKind, Tone>> = {
  conflict: 'danger',
  card_declined: 'danger',
  refund_failed: 'danger',
  stop_problem: 'danger',
  balance_late: 'danger',
  mail_failed: 'warning',
}

export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  const text = useText()
  if (waiting.length === 0) {
    return (
      <p className={styles.nothing}>
        <Icon name="check" />
        {text('admin.today.nothing')}
      </p>
    )
  }
  return waiting.map((group) => <Group key={group.kind} group={group} />)
}

function Group({ group: { kind, count, items } }: { group: Waiting }) {
  const text = useText()
  const action = ACTIONS[kind]
  return (
    <div className={styles.group}>
      <h3 className={styles.kind}>
        {text(`admin.today.waitingKinds.${kind}`)} <Badge tone={TONES[kind] ?? 'neutral'}>{count}</Badge>
      </h3>
      <ul className={styles.items}>
        {items.slice(0, SHOWN_MOST).map((item) => (
          <li key={item.stopId ?? item.id} className={styles.item}>
            <div className={styles.about}>
              <Link to={item.link} className={styles.sentence}>
                {item.sentence}
              </Link>
              {item.review && <Review review={item.review} about={item.sentence} />}
            </div>
            {action?.(item)}
          </li>
        ))}
      </ul>
      {count > SHOWN_MOST && (
        <p className={styles.more}>{text('admin.today.more', { count: count - SHOWN_MOST })}</p>
      )}
    </div>
  )
}

/** Shows what will be published: nobody approves what they have not read. */
function Review({ review: { rating, comment, language }, about }: { review: WaitingReview; about: string }) {
  return (
    <div className={styles.review}>
      <StarRating rating={rating} className={styles.stars} />
      <ExpandableText text={comment} lang={language} about={about} className={styles.words} />
    </div>
  )
}

/** Caps each kind, so that one cannot push the others out of sight. */
const SHOWN_MOST = 5
