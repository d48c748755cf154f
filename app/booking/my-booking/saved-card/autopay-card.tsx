import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { type PhasedProps, toPlaces } from '../booking-page-link.ts'
import report from '../booking-page-report.module.css'
import { DuePayment } from '../due-payment-card.tsx'
import { useFamilyChange } from '../use-family-change.ts'
import styles from './autopay-card.module.css'
import { RemoveCard } from './remove-card.tsx'

type Agreed = NonNullable<BookingPage['autopay']>
type AgreedProps = PhasedProps & { readonly autopay: Agreed }

/**
 * The automatic charge that the family agreed to: card, amount and date, with ways to extend or withdraw the
 * consent.
 */
export function AutopayCard(props: PhasedProps) {
  const text = useText()
  const { page, link } = props
  const { autopay } = page
  if (!autopay) return null
  const { amount, chargeDay, consentText } = autopay
  // Non-breaking space: keeps the value on one line.
  const cardLabel = autopay.cardLabel.replaceAll(' ', '\u00a0')
  return (
    <Card as="section">
      <h2 className={report.title}>{text('myBooking.autopay.title')}</h2>
      <Text marginTop={3}>
        {text('myBooking.autopay.sentence', { amount: dollars(amount), card: cardLabel, day: chargeDay })}
      </Text>
      <AgreeToMore {...props} autopay={autopay} />
      <figure className={styles.agreed}>
        <figcaption>{text('myBooking.autopay.agreed')}</figcaption>
        <blockquote>{consentText}</blockquote>
      </figure>
      <div className={report.quietWays}>
        <DuePayment {...props} isAutomatic />
        <RemoveCard
          page={page}
          link={link}
          description={text('myBooking.autopay.removeWords', { card: cardLabel })}
        />
      </div>
    </Card>
  )
}

/** Renders nothing unless the order has grown since. */
function AgreeToMore({ page, link, mainAction, autopay: { amount, newAmount, newText } }: AgreedProps) {
  const text = useText()
  const { send, isSending, failure } = useFamilyChange({
    link,
    request: (body: { amount: string }) =>
      api.put('/api/my-bookings/:reference/autopay', { ...toPlaces(link), body }),
    isMade: (now, wanted) => now.autopay?.amount === wanted.amount,
    done: text('myBooking.autopay.agreedAgain'),
  })
  if (newAmount === undefined) return null
  return (
    <div className={styles.grown}>
      <p>{text('myBooking.autopay.grown', { owed: dollars(page.owedAmount), amount: dollars(amount) })}</p>
      <Text weight={600}>{newText}</Text>
      <Button
        variant={mainAction === 'agree' ? 'primary' : 'secondary'}
        size="sm"
        isBusy={isSending}
        onClick={() => send({ amount: newAmount })}
      >
        {text('myBooking.autopay.agree', { amount: dollars(newAmount) })}
      </Button>
      <ActFailure>{failure}</ActFailure>
    </div>
  )
}
