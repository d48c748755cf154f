import { Card } from '#app/ui/display/card.tsx'
import type { OwnBooking } from '#contract/family/own-booking.ts'
import { useOwnWords } from '../words/booking-words.ts'
import styles from './autopay-card.module.css'
import report from './own-booking-report.module.css'
import type { OwnLink } from './own-link.ts'
import { RemoveCard } from './remove-card.tsx'

type OwnProps = { readonly own: OwnBooking; readonly link: OwnLink }

/** The card that is still saved after its balance was charged, and the way to remove it. */
export function KeptCard({ own, link }: OwnProps) {
  const { keptCard: words } = useOwnWords()
  const { keptCard, autopay } = own
  if (!keptCard || autopay) return null
  const { keptUntil, damage } = keptCard
  // It stands on one line.
  const card = keptCard.cardLabel.replaceAll(' ', '\u00a0')
  return (
    <Card as="section">
      <h2 className={report.title}>{words.title}</h2>
      <p className={styles.sentence}>
        {damage === 'by-card' ? words.forDamage(card, keptUntil) : words.kept(card, keptUntil)}
      </p>
      <div className={styles.way}>
        <RemoveCard own={own} link={link} description={words.removeWords(card)} />
      </div>
    </Card>
  )
}
