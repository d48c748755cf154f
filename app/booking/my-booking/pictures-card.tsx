import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { ConsentBox } from '../terms/consent-box.tsx'
import { type BookingPageProps, toPlaces } from './booking-page-link.ts'
import styles from './booking-page-report.module.css'
import { useFamilyChange } from './use-family-change.ts'

/**
 * The family's consent to show pictures of its setup on the website, if the owner asks for it. Never
 * pre-checked.
 */
export function PicturesCard({ page: { pictures }, link }: BookingPageProps) {
  const text = useText()
  // Optimistic, since saving takes a moment.
  const [wish, setWish] = useState<boolean>()
  const { send, isSending, failure } = useFamilyChange<boolean>({
    link,
    request: (pictureConsent) =>
      api.put('/api/my-bookings/:reference/picture-consent', { ...toPlaces(link), body: { pictureConsent } }),
    isMade: (page, isAllowed) => (page.pictures?.isAllowed ?? false) === isAllowed,
    done: text('myBooking.pictures.saved'),
  })
  if (!pictures) return null
  return (
    <Card as="section">
      <h2 className={styles.title}>{text('myBooking.pictures.title')}</h2>
      <ConsentBox
        words={text('consent.pictures')}
        isTicked={failure === undefined ? (wish ?? pictures.isAllowed) : pictures.isAllowed}
        isDisabled={isSending}
        onTick={(isAllowed) => {
          setWish(isAllowed)
          send(isAllowed)
        }}
      />
      <ActFailure>{failure}</ActFailure>
    </Card>
  )
}
