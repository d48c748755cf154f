import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api-query.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { addDays, partyDayAt } from '#domain/party-day.ts'
import { unavailableDatesQuery } from './unavailable-dates-query.ts'
import styles from './year-at-a-glance.module.css'
import { type DayKind, kindOfDay, monthsOfDays, summaryOfMonth } from './year-months.ts'

const DAYS_AHEAD = 365

const LEGEND: readonly [DayKind, string][] = [
  ['free', 'Free'],
  ['few', 'Few teepees left'],
  ['full', 'Full'],
  ['closed', 'Unavailable'],
]

export function YearAtAGlance() {
  const today = partyDayAt(new Date())
  const query = { from: today, to: addDays(today, DAYS_AHEAD) }
  const { data: days, isPending } = useQuery(
    apiQuery('/api/availability', { query, refetchOnMount: 'always' }),
  )
  const { data: closed = [] } = useQuery(unavailableDatesQuery)
  const closedDays = new Set(closed.map(({ date }) => date))
  return (
    <section className={styles.year} aria-labelledby="year-title">
      <div className={styles.head}>
        <h2 id="year-title" className={styles.title}>
          The year at a glance
        </h2>
        <ul className={styles.legend}>
          {LEGEND.map(([kind, words]) => (
            <li key={kind}>
              <span className={styles.sample} data-kind={kind} />
              {words}
            </li>
          ))}
        </ul>
      </div>
      {isPending && <Skeleton shape="box" height="24rem" />}
      <div className={styles.months}>
        {monthsOfDays(days ?? [])
          .slice(0, 12)
          .map((month) => (
            <figure key={month.name} className={styles.month}>
              <figcaption className={styles.name}>{month.name}</figcaption>
              <div role="img" aria-label={summaryOfMonth(month, closedDays)} className={styles.days}>
                {month.days.map((day, index) => (
                  <span
                    key={day.date}
                    className={styles.day}
                    data-kind={kindOfDay(day, closedDays)}
                    style={index === 0 ? { gridColumnStart: month.firstColumn } : undefined}
                  >
                    {Number(day.date.slice(8))}
                  </span>
                ))}
              </div>
            </figure>
          ))}
      </div>
    </section>
  )
}
