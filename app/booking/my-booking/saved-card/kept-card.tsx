import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { BookingPageProps } from '../booking-page-link.ts'
import report from '../booking-page-report.module.css'
import { RemoveCard } from './remove-card.tsx'

/** The card that is still saved after its balance was charged, and a way to remove it. */
export function KeptCard({ page, link }: BookingPageProps) {
  const text = useText()
  const { keptCard, autopay } = page
  if (!keptCard || autopay) return null
  const { keptUntil, damage } = keptCard
  // Non-breaking space: keeps the value on one line.
  const card = keptCard.cardLabel.replaceAll(' ', '\u00a0')
  return (
    <Card as="section">
      <h2 className={report.title}>{text('myBooking.keptCard.title')}</h2>
      <Text marginTop={3}>
        {text(damage === 'by-card' ? 'myBooking.keptCard.forDamage' : 'myBooking.keptCard.kept', {
          card,
          day: keptUntil,
        })}
      </Text>
      <Text as="div" marginTop={4}>
        <RemoveCard page={page} link={link} description={text('myBooking.keptCard.removeWords', { card })} />
      </Text>
    </Card>
  )
}
