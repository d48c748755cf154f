import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import styles from './autopay-card.module.css'
import type { BookingPageLink } from './booking-page-link.ts'
import report from './booking-page-report.module.css'
import { RemoveCard } from './remove-card.tsx'

type OwnProps = { readonly own: BookingPage; readonly link: BookingPageLink }

/** The card that is still saved after its balance was charged, and the way to remove it. */
export function KeptCard({ own, link }: OwnProps) {
  const text = useText()
  const { keptCard, autopay } = own
  if (!keptCard || autopay) return null
  const { keptUntil, damage } = keptCard
  // It stands on one line.
  const card = keptCard.cardLabel.replaceAll(' ', '\u00a0')
  return (
    <Card as="section">
      <h2 className={report.title}>{text('myBooking.keptCard.title')}</h2>
      <p className={styles.sentence}>
        {text(damage === 'by-card' ? 'myBooking.keptCard.forDamage' : 'myBooking.keptCard.kept', {
          card,
          day: keptUntil,
        })}
      </p>
      <div className={styles.way}>
        <RemoveCard own={own} link={link} description={text('myBooking.keptCard.removeWords', { card })} />
      </div>
    </Card>
  )
}
