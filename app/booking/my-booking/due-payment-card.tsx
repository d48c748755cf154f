import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { sentenceOf } from '#app/lib/api-request.ts'
import { dollars } from '#app/lib/dollars.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import type { OwnBooking } from '#contract/own-booking.ts'
import type { CardForm } from '../payment/card-form.ts'
import { type Failure, PaymentFailure } from '../payment/payment-failure.tsx'
import { ProvidersForm } from '../payment/providers-form.tsx'
import { settlePayment } from '../payment/settle-payment.ts'
import { TermsAgreement } from '../terms/terms-agreement.tsx'
import { termsOfRefusal, useAgreement } from '../terms/use-agreement.ts'
import { useWords } from '../words/booking-words.ts'
import styles from './own-booking-report.module.css'
import { type OwnLink, ownBookingQuery, placesOf } from './own-link.ts'

type DueProps = { readonly own: OwnBooking; readonly link: OwnLink }

/** What is to be paid next: what a booking taken on the phone begins with, then the balance. */
export function DuePaymentCard(props: DueProps) {
  const words = useWords().own
  const { dueAmount, duePurpose, dueSentence, owedAmount, booking } = props.own
  // The balance that follows a deposit is a payment of its own, begun by a button of its own.
  const [payingFor, setPayingFor] = useState<OwnBooking['duePurpose']>(null)
  const payment = usePayDue(props)
  if (!duePurpose) {
    const isOpen = Number(owedAmount) > 0 || booking.cancelReason === 'lapsed'
    return isOpen ? <p role="status">{dueSentence}</p> : <PaymentFailure failure={payment.failure} />
  }
  const name = duePurpose === 'balance' ? words.remaining : booking.isDeposit ? words.deposit : words.toPay
  return (
    <Card as="section">
      <h2 className={styles.title}>
        {name}: {dollars(dueAmount)}
      </h2>
      <p className={styles.sentence}>{dueSentence}</p>
      {payingFor === duePurpose ? (
        <CardPayment dueAmount={dueAmount} payment={payment} />
      ) : (
        <>
          <PaymentFailure failure={payment.failure} />
          <Button onClick={() => setPayingFor(duePurpose)}>{words.payByCard(dollars(dueAmount))}</Button>
        </>
      )}
    </Card>
  )
}

type CardPaymentProps = { dueAmount: string; payment: ReturnType<typeof usePayDue> }

function CardPayment({ dueAmount, payment: { pay, isBusy, failure, agreement } }: CardPaymentProps) {
  const { own: words, payment: paying } = useWords()
  const cardForm = useRef<CardForm>(null)
  const [hasNoForm, setNoForm] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The button that opened the form is gone.
  useEffect(() => form.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void pay(cardForm.current)
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={words.cardPayment}
      noValidate
      className={styles.form}
      onSubmit={submit}
    >
      <ProvidersForm ref={cardForm} onMissing={() => setNoForm(true)} />
      <TermsAgreement agreement={agreement} isDisabled={isBusy} />
      <PaymentFailure failure={failure} />
      <Button type="submit" size="lg" isBusy={isBusy} busyLabel={paying.paying} disabled={hasNoForm}>
        {words.pay(dollars(dueAmount))}
      </Button>
    </form>
  )
}

function usePayDue({ own: { booking, dueAmount, duePurpose, asksForTerms }, link }: DueProps) {
  const { own: words, payment: paying } = useWords()
  const queryClient = useQueryClient()
  const agreement = useAgreement(asksForTerms === true)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const attempt = async (card: CardForm): Promise<Failure | undefined> => {
    const intent = await api.post('/api/my-bookings/:reference/balance-payment', {
      ...placesOf(link),
      body: {
        amount: dueAmount,
        ...(duePurpose && { purpose: duePurpose }),
        termsVersion: agreement.termsVersion,
      },
    })
    const { customerName: name, customerEmail: email, customerPhone: phone, city, state } = booking
    const billing = { name, email, phone, address: booking.partyAddress, city, state }
    const charged = await card.confirm(intent, billing)
    if (charged.status === 'refused') return { message: charged.message, isDeclined: true }
    const { paymentIntentId } = intent
    const settled = await settlePayment(booking.bookingId, paymentIntentId)
    if (charged.status === 'unknown' && settled?.status === 'unpaid')
      return { message: paying.error(charged.message) }
    if (settled?.status !== 'paid') return { message: settled?.message ?? words.noAnswer }
    toast({ title: words.thankYou, description: words.received, tone: 'success' })
    return undefined
  }

  const pay = async (card: CardForm | null) => {
    if (isBusy) return
    setFailure(card ? undefined : { message: paying.notReady })
    if (!card?.isComplete() || !agreement.isComplete()) return
    setBusy(true)
    const fail = (error: unknown) => {
      const changed = termsOfRefusal(error)
      if (changed) agreement.replace(changed)
      return { message: sentenceOf(error, words.noAnswer) }
    }
    setFailure(await attempt(card).catch(fail))
    // Also after a refusal: it may be that the amount has changed, or that another browser was faster.
    await queryClient.invalidateQueries({ queryKey: ownBookingQuery(link).queryKey })
    setBusy(false)
  }
  return { pay, isBusy, failure, agreement }
}
