import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { TextConsent } from '../steps/details/text-consent.tsx'
import { type BookingPageProps, toPlaces } from './booking-page-link.ts'
import styles from './booking-page-report.module.css'
import { useFamilyChange } from './use-family-change.ts'

/** The family's opt-in for text messages, if the site sends any, and how to opt in again after STOP. */
export function TextsCard({ page: { texts }, link }: BookingPageProps) {
  const text = useText()
  const { send, isSending, failure } = useFamilyChange<boolean>({
    link,
    request: (textConsent) =>
      api.put('/api/my-bookings/:reference/texts', { ...toPlaces(link), body: { textConsent } }),
    isMade: (page, isWanted) => page.texts?.isWanted === isWanted,
    done: text('myBooking.texts.saved'),
  })
  if (!texts) return null
  return (
    <Card as="section">
      <h2 className={styles.title}>{text('myBooking.texts.title')}</h2>
      {texts.stopNumber === undefined ? (
        <TextConsent
          words={text('consent.texts')}
          isTicked={texts.isWanted}
          isDisabled={isSending}
          onTick={send}
        />
      ) : (
        <p className={styles.sentence}>
          {texts.stopNumber === ''
            ? text('myBooking.texts.stopped')
            : text('myBooking.texts.stoppedAt', { phone: texts.stopNumber })}
        </p>
      )}
      <ActFailure>{failure}</ActFailure>
    </Card>
  )
}
