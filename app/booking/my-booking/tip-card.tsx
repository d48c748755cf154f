import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { OwnBooking } from '#contract/family/own-booking.ts'
import { formatDollars, parseDollars, toDecimal } from '#domain/money/money.ts'
import { isTipAmount, TIP_CHOICES_CENTS, TIP_LIMITS } from '#domain/payments/tip.ts'
import { PaymentFailure } from '../payment/payment-failure.tsx'
import { useOwnWords } from '../words/booking-words.ts'
import { CardPayment } from './card-payment.tsx'
import styles from './own-booking-report.module.css'
import { type OwnLink, toPlaces } from './own-link.ts'
import { useOwnPayment } from './use-own-payment.ts'

type TipProps = { readonly own: OwnBooking; readonly link: OwnLink }

/** A tip for the crew after the party; thanks for one that was given. */
export function TipCard({ own, link }: TipProps) {
  const {
    tip: words,
    own: { thankYou },
  } = useOwnWords()
  const [cents, setCents] = useState<number>()
  const payment = useOwnPayment({
    booking: own.booking,
    prepare: () =>
      api.post('/api/my-bookings/:reference/tip', {
        ...toPlaces(link),
        body: { amount: toDecimal(cents ?? 0) },
      }),
    onPaid: () => {
      setCents(undefined)
      toast({ title: thankYou, description: words.thanks, tone: 'success' })
    },
  })
  if (own.tipAmount !== undefined) {
    const tipped = words.tipped(formatDollars(parseDollars(own.tipAmount) ?? 0))
    return (
      <Card as="section">
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.thanks}>{tipped}</p>
      </Card>
    )
  }
  if (!own.canTip) return null
  return (
    <Card as="section">
      <h2 className={styles.title}>{words.title}</h2>
      <p className={styles.sentence}>{words.sentence}</p>
      {cents === undefined ? (
        <>
          <PaymentFailure failure={payment.failure} />
          <TipAmount onChosen={setCents} />
        </>
      ) : (
        <CardPayment
          label={words.form}
          pay={words.pay(formatDollars(cents))}
          payment={payment}
          amountCents={cents}
          isPrompt
        >
          <Button variant="quiet" size="sm" disabled={payment.isBusy} onClick={() => setCents(undefined)}>
            {words.change}
          </Button>
        </CardPayment>
      )}
    </Card>
  )
}

const OWN = 'own'

/** Suggested amounts, and a field for any other. Nothing is preselected. */
function TipAmount({ onChosen }: { onChosen: (cents: number) => void }) {
  const words = useOwnWords().tip
  const [choice, setChoice] = useState<string>()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const cents = choice === OWN ? parseDollars(typed.trim().replace(/^\$/, '')) : parseDollars(choice ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isTipAmount(cents)) onChosen(cents)
    else setProblem(words.wrong(TIP_LIMITS.minimumCents, TIP_LIMITS.maximumCents))
  }
  const change = (chosen: string) => {
    setProblem(undefined)
    setChoice(chosen)
  }
  const isOwn = choice === OWN
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <RadioCards
        legend={words.choices}
        value={choice}
        onChange={change}
        error={isOwn ? undefined : problem}
        options={[
          ...TIP_CHOICES_CENTS.map((one) => ({ value: toDecimal(one), label: formatDollars(one) })),
          { value: OWN, label: words.own },
        ]}
      />
      {isOwn && (
        <TextField
          label={words.ownAmount}
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
      <Button type="submit">{isTipAmount(cents) ? words.start(formatDollars(cents)) : words.choose}</Button>
    </form>
  )
}
