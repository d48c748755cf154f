import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { formatDollars, parseDollars, toDecimal } from '#domain/foundation/money/money.ts'
import { isTipAmount, TIP_CHOICES_CENTS, TIP_LIMITS } from '#domain/money/payments/tip.ts'
import { PaymentFailure } from '../../steps/payment/payment-failure.tsx'
import { type BookingPageProps, toPlaces } from '../booking-page-link.ts'
import styles from '../booking-page-report.module.css'
import { CardPayment } from '../card-payment.tsx'
import { useFamilyPayment } from '../use-family-payment.ts'

type TipCardProps = BookingPageProps & { readonly onTipping: (isTipping: boolean) => void }

/** Offers to tip the crew after the party; says thanks for a tip that was given. */
export function TipCard({ page, link, onTipping }: TipCardProps) {
  const text = useText()
  const [cents, setChosen] = useState<number>()
  const setCents = (chosen: number | undefined) => {
    setChosen(chosen)
    onTipping(chosen !== undefined)
  }
  const payment = useFamilyPayment({
    booking: page.booking,
    prepare: () =>
      api.post('/api/my-bookings/:reference/tip', {
        ...toPlaces(link),
        body: { amount: toDecimal(cents ?? 0) },
      }),
    thanks: text('myBooking.tip.thanks'),
    onPaid: () => setCents(undefined),
  })
  if (page.tipAmount !== undefined) return <Tipped amount={page.tipAmount} />
  if (!page.canTip) return null
  return (
    <Card as="section">
      <h2 className={styles.title}>{text('myBooking.tip.title')}</h2>
      <p className={styles.sentence}>{text('myBooking.tip.sentence')}</p>
      {cents === undefined ? (
        <>
          <PaymentFailure failure={payment.failure} />
          <TipAmount onChosen={setCents} />
        </>
      ) : (
        <CardPayment
          label={text('myBooking.tip.form')}
          pay={text('myBooking.tip.pay', { amount: formatDollars(cents) })}
          payment={payment}
          amountCents={cents}
          isPrompt
        >
          <Button variant="quiet" size="sm" disabled={payment.isBusy} onClick={() => setCents(undefined)}>
            {text('myBooking.tip.change')}
          </Button>
        </CardPayment>
      )}
    </Card>
  )
}

function Tipped({ amount }: { readonly amount: string }) {
  const text = useText()
  return (
    <Card as="section">
      <h2 className={styles.title}>{text('myBooking.tip.title')}</h2>
      <Text marginTop={3}>
        {text('myBooking.tip.tipped', { amount: formatDollars(parseDollars(amount) ?? 0) })}
      </Text>
    </Card>
  )
}

const OWN = 'own'

/** Suggested amounts, and a field for any other. Nothing is preselected. */
function TipAmount({ onChosen }: { onChosen: (cents: number) => void }) {
  const text = useText()
  const [choice, setChoice] = useState<string>()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const cents = choice === OWN ? parseDollars(typed.trim().replace(/^\$/, '')) : parseDollars(choice ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isTipAmount(cents)) onChosen(cents)
    else setProblem(text('myBooking.tip.wrong', TIP_LIMITS))
  }
  const change = (chosen: string) => {
    setProblem(undefined)
    setChoice(chosen)
  }
  const isOwn = choice === OWN
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <RadioCards
        legend={text('myBooking.tip.choices')}
        value={choice}
        onChange={change}
        error={isOwn ? undefined : problem}
        options={[
          ...TIP_CHOICES_CENTS.map((one) => ({ value: toDecimal(one), label: formatDollars(one) })),
          { value: OWN, label: text('myBooking.tip.own') },
        ]}
      />
      {isOwn && (
        <TextField
          label={text('myBooking.tip.ownAmount')}
          inputMode="decimal"
          required
          value={typed}
          error={problem}
          onChange={({ target }) => {
            setProblem(undefined)
            setTyped(target.value)
          }}
        />
      )}
      <Button type="submit" variant="secondary">
        {isTipAmount(cents)
          ? text('myBooking.tip.start', { amount: formatDollars(cents) })
          : text('myBooking.tip.choose')}
      </Button>
    </form>
  )
}
