import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useKeptRows } from '#app/admin/parts/kept-rows/use-kept-rows.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { ExpandableText } from '#app/ui/display/expandable-text.tsx'
import { StarRating } from '#app/ui/display/star-rating.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Waiting, WaitingKind, WaitingReview } from '#contract/operations/today.ts'
import { type ActionProps, Approve, Confirm, SendAgain, SendLink, Settle } from './waiting-actions.tsx'
import styles from './waiting-list.module.css'

/** The action for an item that takes a single tap; other items open instead. */
const ACTIONS: Partial<Record<WaitingKind, (props: ActionProps) => ReactNode>> = {
  balance_late: SendLink,
  balance_due: SendLink,
  to_confirm: Confirm,
  review: Approve,
  mail_failed: SendAgain,
  stop_problem: Settle,
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
  const { shown, keep, around } = useKeptRows(waiting, ({ kind }) => kind)
  if (shown.length === 0) {
    return (
      <p className={styles.nothing}>
        <Icon name="check" />
        {text('admin.today.nothing')}
      </p>
    )
  }
  return (
    <div className={styles.groups} {...around}>
      {shown.map(({ row: group, isGone }) => (
        <Group key={group.kind} group={group} isGone={isGone} onAct={() => keep(group)} />
      ))}
    </div>
  )
}

type GroupProps = { group: Waiting; isGone: boolean; onAct: () => void }

function Group({ group: { kind, count, items }, isGone, onAct }: GroupProps) {
  const text = useText()
  const Action = ACTIONS[kind]
  const { shown, keep, around } = useKeptRows(items.slice(0, SHOWN_MOST), ({ id, stopId }) => stopId ?? id)
  return (
    <div className={styles.group} inert={isGone}>
      <h3 className={styles.kind}>
        {text(`admin.today.waitingKinds.${kind}`)} <Badge tone={TONES[kind] ?? 'neutral'}>{count}</Badge>
      </h3>
      <ul className={styles.items} {...around}>
        {shown.map(({ row: item, isGone: isItemGone }) => (
          <li key={item.stopId ?? item.id} className={styles.item} inert={isItemGone}>
            <div className={styles.about}>
              <Link to={item.link} className={styles.sentence}>
                {item.sentence}
              </Link>
              {item.review && <Review review={item.review} about={item.sentence} />}
            </div>
            {Action && (
              <Action
                item={item}
                onAct={() => {
                  keep(item)
                  onAct()
                }}
              />
            )}
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
