import { Link } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { Waiting } from '#contract/operations/today.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import styles from './needs-you.module.css'
import { WaitingList } from './waiting-list.tsx'
import { splitMoney } from './waiting-rows.ts'

const OWED = '/admin/bookings?money=owed'

/** The reader's to-do list by urgency, then the money that is due, once and with its sum. */
export function NeedsYou({ waiting }: { waiting: readonly Waiting[] | undefined }) {
  const text = useText()
  if (!waiting) return <SkeletonText lines={6} />
  const { money, others, count, owedCents } = splitMoney(waiting)
  return (
    <>
      {waiting.length === 0 && (
        <Row as="p" gap={3} wraps={false} tone="success" weight={600} className={styles.nothing}>
          <Icon name="check" />
          {text('admin.today.nothing')}
        </Row>
      )}
      <WaitingList groups={others} />
      {count > 0 && (
        <>
          <Row as="h3" justify="space-between" gap={3} rowGap={0} size="md" className={styles.money}>
            {text('admin.today.moneyDue')}
            <Link to={OWED} className={styles.sum}>
              {text('admin.today.moneySum', { count, owed: formatDollars(owedCents) })}
            </Link>
          </Row>
          <WaitingList
            groups={money}
            rest={(left) => (
              <Link to={OWED} className={styles.rest}>
                {text('admin.today.moreOwe', { count: left })}
              </Link>
            )}
          />
        </>
      )}
    </>
  )
}
