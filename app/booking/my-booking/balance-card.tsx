import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { apiJson, sentenceOf } from '#app/lib/api-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import type { OwnBooking } from '#contract/own-booking.ts'
import type { PaymentIntent, PaymentResult } from '#contract/payments.ts'
import { formatLong } from '#domain/party-day.ts'
import type { CardForm } from '../payment/card-form.ts'
import { CARD_FORMS } from '../payment/card-forms.ts'
import { usePaymentConfig } from '../payment/use-payment-intent.ts'
import { dollars } from '../summary/price-lines.ts'
import styles from './own-booking-report.module.css'
import { type OwnLink, ownBookingQuery, ownPath } from './own-link.ts'

type BalanceProps = { readonly own: OwnBooking; readonly link: OwnLink }

export function BalanceCard(props: BalanceProps) {
  const [isPaying, setPaying] = useState(false)
  const { own } = props
  if (Number(own.owedAmount) === 0 || !own.booking.isPaid) return null
  return (
    <Card as="section">
      <h2 className={styles.title}>Remaining balance: {dollars(own.owedAmount)}</h2>
      <p className={styles.sentence}>Due by {formatLong(own.balanceDueDay)}.</p>
      {isPaying ? (
        <BalanceForm {...props} />
      ) : (
        <Button onClick={() => setPaying(true)}>Pay {dollars(own.owedAmount)} by card</Button>
      )}
    </Card>
  )
}

function BalanceForm(props: BalanceProps) {
  const cardForm = useRef<CardForm>(null)
  const { data: config } = usePaymentConfig()
  const { pay, isBusy, failure } = usePayBalance(props)
  const Form = config && CARD_FORMS[config.provider]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (cardForm.current?.isComplete()) void pay(cardForm.current)
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Suspense fallback={<Skeleton shape="box" height="16rem" />}>
        {Form && config ? <Form ref={cardForm} config={config} /> : <Skeleton shape="box" height="16rem" />}
      </Suspense>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button type="submit" size="lg" isBusy={isBusy} busyLabel="Paying..." disabled={!config}>
        Pay {dollars(props.own.owedAmount)}
      </Button>
    </form>
  )
}

function usePayBalance({ own: { booking }, link }: BalanceProps) {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const attempt = async (card: CardForm): Promise<string | undefined> => {
    const intent = await apiJson<PaymentIntent>('POST', ownPath(link, '/balance-payment'))
    const { customerName: name, customerEmail: email, customerPhone: phone, city, state } = booking
    const billing = { name, email, phone, address: booking.partyAddress, city, state }
    const charged = await card.confirm(intent, billing)
    if (charged.status === 'refused') return charged.message
    const { paymentIntentId } = intent
    const path = `/api/bookings/${booking.bookingId}/payment`
    const settled = await apiJson<PaymentResult>('POST', path, { paymentIntentId })
    await queryClient.invalidateQueries({ queryKey: ownBookingQuery(link).queryKey })
    if (settled.status !== 'paid') return settled.message
    toast({ title: 'Thank you!', description: 'We have received your payment.', tone: 'success' })
    return undefined
  }

  const pay = async (card: CardForm) => {
    if (isBusy) return
    setBusy(true)
    setFailure(await attempt(card).catch((error: unknown) => sentenceOf(error, NO_ANSWER)))
    setBusy(false)
  }
  return { pay, isBusy, failure }
}

const NO_ANSWER =
  'The connection was lost. Please reload this page: it shows whether your payment has arrived.'
