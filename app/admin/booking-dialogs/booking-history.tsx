import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api-query.ts'
import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { actorWords, detailWords } from '../lists/audit-words.ts'
import styles from './booking-history.module.css'

/** Who changed what in this booking, and when. */
export function BookingHistory({ id }: { id: number }) {
  const query = { subject: 'booking', subjectId: id } as const
  const { data } = useQuery(apiQuery('/api/admin/audit', { query, refetchOnMount: 'always' }))
  if (!data) return null
  return (
    <section className={styles.history}>
      <h4 className={styles.title}>History</h4>
      {data.entries.length === 0 && (
        <p className={styles.details}>Nothing has been changed since it was made.</p>
      )}
      <ol className={styles.entries}>
        {data.entries.map((entry) => (
          <li key={entry.id}>
            <p className={styles.who}>
              {actorWords(entry.actor)} {entry.action} this booking
              <span className={styles.when}>{shortDayAndTimeOf(entry.createdAt)}</span>
            </p>
            {entry.details && <p className={styles.details}>{detailWords(entry.details)}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
