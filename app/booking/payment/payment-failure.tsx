import { useEffect, useRef } from 'react'
import { sentenceOf } from '#app/lib/api-request.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import styles from './payment-failure.module.css'

/** Why the payment did not go through; brought into view, because the button was at the bottom of the screen. */
export function PaymentFailure({ message }: { message: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'center' })
  }, [message])
  return (
    <div ref={place} role="alert">
      {message && (
        <p className={styles.failure}>
          <Icon name="warning" />
          {message}
        </p>
      )}
    </div>
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
