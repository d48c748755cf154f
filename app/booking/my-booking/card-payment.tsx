import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { CardForm, Deposit } from '../steps/payment/cards/card-form.ts'
import { PaymentFailure } from '../steps/payment/payment-failure.tsx'
import { ProvidersForm } from '../steps/payment/providers-form.tsx'
import styles from './booking-page-report.module.css'
import type { FamilyPayment } from './use-family-payment.ts'

type CardPaymentProps = {
  readonly label: string
  /** The button's label. */
  readonly pay: string
  readonly payment: FamilyPayment
  readonly amountCents: Cents
  /** The payment expires within minutes, so methods that take days are not offered. */
  readonly isPrompt?: boolean
  readonly deposit?: Deposit | undefined
  /** Further questions before paying. */
  readonly children?: ReactNode
}

/** The card form on a booking's own page, opened by a button that it replaces. */
export function CardPayment({ label, pay, payment, children, ...asked }: CardPaymentProps) {
  const { isBusy, failure } = payment
  const text = useText()
  const cardForm = useRef<CardForm>(null)
  const [hasNoForm, setNoForm] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The button that opened the form is gone.
  useEffect(() => form.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void payment.pay(cardForm.current)
  }
  return (
    <form ref={form} tabIndex={-1} aria-label={label} noValidate className={styles.form} onSubmit={submit}>
      <ProvidersForm
        ref={cardForm}
        {...asked}
        wallet={{ isDisabled: isBusy || hasNoForm, isReady: payment.isReady, pay: payment.pay }}
        onMissing={() => setNoForm(true)}
      />
      {children}
      <PaymentFailure failure={failure} />
      <Button
        type="submit"
        size="lg"
        isBusy={isBusy}
        busyLabel={text('booking.payment.paying')}
        disabled={hasNoForm}
      >
        {pay}
      </Button>
    </form>
  )
}
