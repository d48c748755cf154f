import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getSentence } from '#app/lib/api/api-request.ts'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { useBookingWords } from '../words/booking-words.ts'
import styles from './payment-failure.module.css'

export type Failure = {
  readonly message: string
  readonly isDeclined?: boolean
  /** The reference of a booking that staff have arranged themselves. */
  readonly closedBooking?: string
}

/** Why the payment failed; scrolled into view, because the button was at the bottom of the screen. */
export function PaymentFailure({ failure }: { failure: Failure | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const message = failure?.message
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'center' })
  }, [message])
  return (
    <div ref={place} role="alert">
      {failure && (
        <p className={styles.failure}>
          <Icon name="warning" />
          <span>
            {failure.message}
            {failure.isDeclined && <WayOut />}
            {failure.closedBooking && <WayToBooking reference={failure.closedBooking} />}
          </span>
        </p>
      )}
    </div>
  )
}

/** What to do about a refused card. */
function WayOut() {
  const { data: contact = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  const [before, phone, after] = useBookingWords().payment.notCharged(contact.phone)
  return (
    <>
      {before}
      <a href={phoneHref(phone)}>{phone}</a>
      {after}
    </>
  )
}

/** Whom to call about a booking that staff have arranged, and what it says now. */
function WayToBooking({ reference }: { reference: string }) {
  const { data: contact = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  const words = useBookingWords().payment
  const pathIn = usePathIn()
  const [before, phone, after] = words.callAboutBooking(contact.phone)
  return (
    <>
      {before}
      <a href={phoneHref(phone)}>{phone}</a>
      {after}
      <a href={pathIn(`/booking/success?booking_id=${reference}`)}>{words.seeBooking}</a>
    </>
  )
}

/** No payment could be prepared, so no card form is shown. */
export function SetupFailure({ error, onGoBack }: { error: Error; onGoBack: () => void }) {
  const words = useBookingWords().payment
  const { setupTitle, setup } = words
  useEffect(() => {
    toast({ title: setupTitle, description: setup, tone: 'danger' })
  }, [setupTitle, setup])
  return (
    <ErrorState
      title={words.setupFailed}
      action={
        <Button variant="secondary" onClick={onGoBack}>
          {words.goBack}
        </Button>
      }
    >
      {getSentence(error, words.intentFailed)}
    </ErrorState>
  )
}
