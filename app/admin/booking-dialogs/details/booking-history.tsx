import { useQuery } from '@tanstack/react-query'
import { actorWords } from '#app/admin/lists/audit-words.ts'
import { ToldDetails } from '#app/admin/lists/told-details.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import styles from './booking-history.module.css'
import { describeEntry } from './describe-entry.ts'

/** Who changed what in this booking, and when. */
export function BookingHistory({ id }: { id: number }) {
  const text = useText()
  const language = useLanguage()
  const query = { subject: 'booking', subjectId: id } as const
  const { data } = useQuery(apiQuery('/api/admin/audit', { query, refetchOnMount: 'always' }))
  if (!data) return null
  return (
    <section className={styles.history}>
      <h4 className={styles.title}>{text('admin.booking.history.title')}</h4>
      {data.entries.length === 0 && <p className={styles.details}>{text('admin.booking.history.none')}</p>}
      <ol className={styles.entries}>
        {data.entries.map((entry) => (
          <li key={entry.id}>
            <p className={styles.who}>
              {describeEntry(actorWords(entry.actor, text), entry.action, text)}
              <span className={styles.when}>{formatShortDayAndTime(entry.createdAt, language)}</span>
            </p>
            {entry.told.length > 0 && (
              <p className={styles.details}>
                <ToldDetails told={entry.told} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
