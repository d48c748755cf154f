import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api-query.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type DayFullness, fullnessOf } from '#domain/day-fullness.ts'
import { addDays, partyDayAt } from '#domain/party-day.ts'
import styles from './year-at-a-glance.module.css'
import { monthsOfDays, summaryOfMonth, wordsOfDay } from './year-months.ts'

const DAYS_AHEAD = 365

const LEGEND: readonly [DayFullness, string][] = [
  ['free', 'Free'],
  ['few', 'Nearly full'],
  ['full', 'Full'],
  ['closed', 'Unavailable'],
]

export function YearAtAGlance() {
  const today = partyDayAt(new Date())
  const query = { from: today, to: addDays(today, DAYS_AHEAD) }
  const { data: days, isPending } = useQuery(
    apiQuery('/api/admin/day-rooms', { query, refetchOnMount: 'always' }),
  )
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
              <div role="img" aria-label={summaryOfMonth(month)} className={styles.days}>
                {month.days.map((day, index) => (
                  <span
                    key={day.date}
                    className={styles.day}
                    data-kind={fullnessOf(day)}
                    title={wordsOfDay(day)}
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
