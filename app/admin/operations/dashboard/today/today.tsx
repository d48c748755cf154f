import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { FoldOnPhones } from '#app/admin/kit/ui/fold-on-phones.tsx'
import { useLiveDay } from '#app/admin/parts/live-day/use-live-day.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { Waiting } from '#contract/operations/today.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import styles from './today.module.css'
import { TodayStops } from './today-stops.tsx'
import { WaitingList } from './waiting-list.tsx'
import { splitMoney } from './waiting-rows.ts'

const todayQuery = apiQuery('/api/admin/today', { refetchOnMount: 'always' })

/** What is next: the stops of today and tomorrow, and the reader's to-do list. */
export function Today() {
  const text = useText()
  const { data: today, isPending, isFetching, refetch } = useQuery(todayQuery)
  const findLiveStop = useLiveDay(today?.date ?? partyDayAt(new Date()))
  if (!today && !isPending)
    return <LoadFailure words={text('admin.today.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={styles.today}>
      <section aria-labelledby="today-stops" className={styles.part}>
        <Text as="h2" id="today-stops" size="lg">
          {text('admin.today.stops')}
        </Text>
        {today ? (
          <TodayStops stops={today.stops} nothing={text('admin.today.noStops')} findLiveStop={findLiveStop} />
        ) : (
          <SkeletonText lines={4} />
        )}
        <FoldOnPhones
          as="h3"
          title={text('admin.today.tomorrow')}
          titleClass={styles.subtitle}
          note={today && text('admin.today.stopCount', { count: today.tomorrow.length })}
        >
          {today ? (
            <TodayStops stops={today.tomorrow} nothing={text('admin.today.noStopsTomorrow')} />
          ) : (
            <SkeletonText lines={3} />
          )}
        </FoldOnPhones>
      </section>
      <section aria-labelledby="today-waiting" className={styles.part}>
        <Text as="h2" id="today-waiting" size="lg">
          {text('admin.today.waiting')}
        </Text>
        <NeedsYou waiting={today?.waiting} />
      </section>
    </div>
  )
}

const OWED = '/admin/bookings?money=owed'

/** The reader's to-do list by urgency, then the money that is due, once and with its sum. */
function NeedsYou({ waiting }: { waiting: readonly Waiting[] | undefined }) {
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
