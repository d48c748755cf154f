import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { useLiveDay } from '#app/admin/live-day/use-live-day.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { partyDayAt } from '#domain/time/party-day.ts'
import styles from './today.module.css'
import { TodayStops } from './today-stops.tsx'
import { TODAY_WORDS } from './today-words.ts'
import { WaitingList } from './waiting-list.tsx'

const todayQuery = apiQuery('/api/admin/today', { refetchOnMount: 'always' })

/** What now? The way of today and tomorrow, and what waits for the reader. */
export function Today() {
  const words = useWords(TODAY_WORDS)
  const { data: today, isPending, isFetching, refetch } = useQuery(todayQuery)
  const findLiveStop = useLiveDay(today?.date ?? partyDayAt(new Date()))
  if (!today && !isPending)
    return <LoadFailure words={words.failed} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={styles.today}>
      <section aria-labelledby="today-stops" className={styles.part}>
        <h2 id="today-stops" className={styles.title}>
          {words.stops}
        </h2>
        {today ? (
          <TodayStops stops={today.stops} nothing={words.noStops} findLiveStop={findLiveStop} />
        ) : (
          <SkeletonText lines={4} />
        )}
        <h3 className={styles.subtitle}>{words.tomorrow}</h3>
        {today ? (
          <TodayStops stops={today.tomorrow} nothing={words.noStopsTomorrow} />
        ) : (
          <SkeletonText lines={3} />
        )}
      </section>
      <section aria-labelledby="today-waiting" className={styles.part}>
        <h2 id="today-waiting" className={styles.title}>
          {words.waiting}
        </h2>
        {today ? <WaitingList waiting={today.waiting} /> : <SkeletonText lines={6} />}
      </section>
    </div>
  )
}
