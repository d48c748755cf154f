import { useEffect, useRef } from 'react'
import { WithPhone } from '#app/booking/with-phone.tsx'
import { getSentence } from '#app/lib/api/api-request.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import styles from './payment-failure.module.css'

export type Failure = {
  readonly message: string
  /** What to do next, if the message does not say it. */
  readonly advice?: string
  readonly isDeclined?: boolean
  /** The reference of a booking that staff arranged themselves. */
  readonly closedBooking?: string
}

/** Why the payment failed; scrolled into view, because the button was at the bottom of the screen. */
export function PaymentFailure({ failure }: { failure: Failure | undefined }) {
  const text = useText()
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
            {failure.advice && <span className={styles.advice}>{failure.advice}</span>}
            {failure.isDeclined && (
              <WithPhone write={(phone) => text('booking.payment.notCharged', { phone })} />
            )}
            {failure.closedBooking && <WayToBooking reference={failure.closedBooking} />}
          </span>
        </p>
      )}
    </div>
  )
}

/** Whom to call about a booking that staff arranged, and a link to it. */
function WayToBooking({ reference }: { reference: string }) {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <>
      <WithPhone write={(phone) => text('booking.payment.callAboutBooking', { phone })} />
      <a href={pathIn(`/booking/success?booking_id=${reference}`)}>{text('booking.payment.seeBooking')}</a>
    </>
  )
}

/** No payment could be prepared, so there is no card form. */
export function SetupFailure({ error, onGoBack }: { error: Error; onGoBack: () => void }) {
  const text = useText()

  useEffect(() => {
    toast({
      title: text('booking.payment.setupTitle'),
      description: text('booking.payment.setup'),
      tone: 'danger',
    })
  }, [text])
  return (
    <ErrorState
      title={text('booking.payment.setupFailed')}
      action={
        <Button variant="secondary" onClick={onGoBack}>
          {text('booking.payment.goBack')}
        </Button>
      }
    >
      {getSentence(error, text('booking.payment.intentFailed'))}
    </ErrorState>
  )
}
