import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import type { PhasedProps } from '../booking-page-link.ts'
import styles from '../booking-page-report.module.css'
import { BookAgainLink } from './book-again-link.tsx'

/** Once the party is over: the way to a review, and to the same party again. */
export function AfterPartyCard({ page: { booking }, mainAction }: Pick<PhasedProps, 'page' | 'mainAction'>) {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <Card as="section">
      <h2 className={styles.title}>{text('myBooking.after.title')}</h2>
      <p className={styles.sentence}>{text('myBooking.after.words')}</p>
      <div className={styles.ways}>
        <a
          href={pathIn('/review')}
          className={buttonClass(mainAction === 'review' ? 'primary' : 'secondary')}
        >
          {text('myBooking.after.review')}
        </a>
        <BookAgainLink booking={booking} />
      </div>
    </Card>
  )
}
