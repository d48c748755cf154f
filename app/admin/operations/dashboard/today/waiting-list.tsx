import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useKeptRows } from '#app/admin/parts/kept-rows/use-kept-rows.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useIsWide } from '#app/lib/use-is-wide.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ExpandableText } from '#app/ui/display/expandable-text.tsx'
import { StarRating } from '#app/ui/display/star-rating.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { Waiting, WaitingKind, WaitingReview } from '#contract/operations/today.ts'
import { type ActionProps, Approve, Confirm, SendAgain, SendLink, Settle } from './waiting-actions.tsx'
import styles from './waiting-list.module.css'
import { keyOf, takeFew, type WaitingRow } from './waiting-rows.ts'

type KindLook = {
  readonly icon: IconName
  readonly isUrgent?: true
  /** What the item opens is answered there: the cursor is in the box. */
  readonly isAnswered?: true
  /** For an item that takes a single tap; other items open instead. */
  readonly Action?: (props: ActionProps) => ReactNode
}

const KINDS: Readonly<Record<WaitingKind, KindLook>> = {
  conflict: { icon: 'warning', isUrgent: true },
  stop_problem: { icon: 'truck', isUrgent: true, Action: Settle },
  refund_failed: { icon: 'card', isUrgent: true },
  to_confirm: { icon: 'clipboard', Action: Confirm },
  unanswered: { icon: 'mail', isAnswered: true },
  unanswered_text: { icon: 'reply', isAnswered: true },
  damage_claim: { icon: 'box' },
  damage_unpaid: { icon: 'box' },
  card_declined: { icon: 'card', isUrgent: true },
  balance_late: { icon: 'card', isUrgent: true, Action: SendLink },
  balance_due: { icon: 'card', Action: SendLink },
  mail_failed: { icon: 'refresh', Action: SendAgain },
  review: { icon: 'star', Action: Approve },
  room_not_ready: { icon: 'phone' },
}

type WaitingListProps = {
  groups: readonly Waiting[]
  /** Below the first few: a way to the rest. */
  rest?: ((count: number) => ReactNode) | undefined
}

/** One line for each thing that waits, the most urgent first, with what to do about it. */
export function WaitingList({ groups, rest }: WaitingListProps) {
  const text = useText()
  const isWide = useIsWide('48rem')
  const [isAll, setIsAll] = useState(false)
  const few = takeFew(groups, isAll ? 'all' : isWide ? 'some' : 'few')
  const { shown, keep, around } = useKeptRows(few.rows, keyOf)
  return (
    <>
      <ul className={styles.items} {...around}>
        {shown.map(({ row, isGone }) => (
          <WaitingLine key={keyOf(row)} row={row} isGone={isGone} onAct={() => keep(row)} />
        ))}
      </ul>
      {few.left > 0 &&
        (rest?.(few.left) ??
          (isAll ? (
            <Text tone="soft" size="sm">
              {text('admin.today.more', { count: few.left })}
            </Text>
          ) : (
            <Button variant="quiet" size="sm" className={styles.all} onClick={() => setIsAll(true)}>
              {text('admin.today.showAll', { count: few.rows.length + few.left })}
            </Button>
          )))}
    </>
  )
}

type WaitingLineProps = { row: WaitingRow; isGone: boolean; onAct: () => void }

function WaitingLine({ row: { kind, item }, isGone, onAct }: WaitingLineProps) {
  const text = useText()
  const { icon, isUrgent = false, isAnswered = false, Action } = KINDS[kind]
  return (
    <li className={styles.item} inert={isGone}>
      <span className={styles.kind} data-urgent={isUrgent}>
        <Icon name={icon} />
        <span className="visually-hidden">{text(`admin.today.waitingKinds.${kind}`)}</span>
      </span>
      <div className={styles.about}>
        <Link to={item.link} state={{ isAnswering: isAnswered }} className={styles.sentence}>
          <span className={styles.words}>{item.sentence}</span>
        </Link>
        {item.review && <Review review={item.review} about={item.sentence} />}
      </div>
      {Action && <Action item={item} onAct={onAct} />}
    </li>
  )
}

/** Shows what will be published: nobody approves what they have not read. */
function Review({ review: { rating, comment, language }, about }: { review: WaitingReview; about: string }) {
  return (
    <div className={styles.review}>
      <StarRating rating={rating} className={styles.stars} />
      <ExpandableText text={comment} lang={language} about={about} className={styles.comment} />
    </div>
  )
}
