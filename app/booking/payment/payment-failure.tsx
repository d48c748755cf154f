import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sentenceOf } from '#app/lib/api-request.ts'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/contact-info-query.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import styles from './payment-failure.module.css'

export type Failure = { readonly message: string; readonly isDeclined?: boolean }

/** Why the payment did not go through; brought into view, because the button was at the bottom of the screen. */
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
          </span>
        </p>
      )}
    </div>
  )
}

/** What to do about a card that was refused. */
function WayOut() {
  const { data: contact = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  return (
    <>
      {' '}
      Nothing was charged. Please try another card, or call us at{' '}
      <a href={phoneHref(contact.phone)}>{contact.phone}</a>.
    </>
  )
}

/** No payment could be prepared, so there is no card to ask for. */
export function SetupFailure({ error, onGoBack }: { error: Error; onGoBack: () => void }) {
  useEffect(() => {
    toast({
      title: 'Payment Setup Failed',
      description: 'Could not initialize payment. Please try again.',
      tone: 'danger',
    })
  }, [])
  return (
    <ErrorState
      title="Failed to initialize payment. Please try again."
      action={
        <Button variant="secondary" onClick={onGoBack}>
          Go Back
        </Button>
      }
    >
      {sentenceOf(error, 'Failed to create payment intent')}
    </ErrorState>
  )
}
