import { useQuery } from '@tanstack/react-query'
import { actorWords } from '#app/admin/lists/audit-words.ts'
import { ToldDetails } from '#app/admin/lists/told-details.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { BOOKING_WORDS } from '../booking-words.ts'
import styles from './booking-history.module.css'

/** Who changed what in this booking, and when. */
export function BookingHistory({ id }: { id: number }) {
  const words = useWords(BOOKING_WORDS).history
  const language = useLanguage()
  const query = { subject: 'booking', subjectId: id } as const
  const { data } = useQuery(apiQuery('/api/admin/audit', { query, refetchOnMount: 'always' }))
  if (!data) return null
  return (
    <section className={styles.history}>
      <h4 className={styles.title}>{words.title}</h4>
      {data.entries.length === 0 && <p className={styles.details}>{words.none}</p>}
      <ol className={styles.entries}>
        {data.entries.map((entry) => (
          <li key={entry.id}>
            <p className={styles.who}>
              {words.did(actorWords(entry.actor, language), entry.action)}
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
