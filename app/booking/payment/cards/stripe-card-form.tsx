import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeCardElementOptions } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { useBookingWords } from '#app/booking/words/booking-words.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import type { CardForm, CardFormProps } from './card-form.ts'
import { confirmStripeCard } from './confirm-stripe-card.ts'
import { type Country, CountryField } from './country-field.tsx'
import { MissingCardForm } from './missing-card-form.tsx'
import styles from './stripe-card-form.module.css'

/** Stripe's own card field: its input never reaches this site. */
export default function StripeCardForm({ ref, config, onMissing }: CardFormProps) {
  const { language } = useBookingWords().shared.rules
  const { stripe, hasFailed } = useStripeScript(config.publishableKey)
  if (hasFailed) return <MissingCardForm onMissing={onMissing} />
  if (!stripe) return <Skeleton shape="box" height="11rem" />
  return (
    <Elements stripe={stripe} options={{ locale: language }}>
      <Fields ref={ref} />
    </Elements>
  )
}

function Fields({ ref }: { ref: Ref<CardForm> }) {
  const words = useBookingWords().payment
  const stripe = useStripe()
  const elements = useElements()
  const [country, setCountry] = useState<Country>('US')
  const [isComplete, setComplete] = useState(false)
  const [problem, setProblem] = useState<string>()

  useImperativeHandle(ref, () => ({
    isComplete() {
      if (isComplete) return true
      setProblem(problem ?? words.numberIncomplete)
      elements?.getElement(CardElement)?.focus()
      return false
    },
    confirm: (intent, billing) =>
      confirmStripeCard({
        stripe,
        card: elements?.getElement(CardElement) ?? null,
        intent,
        billing,
        country,
        words,
      }),
  }))

  return (
    <div className={styles.form}>
      <CountryField country={country} onCountry={setCountry} />
      <Field label={words.card} error={problem}>
        {({ id }) => (
          <div className={styles.card}>
            <CardElement
              id={id}
              options={LOOK}
              onChange={({ complete, error }) => {
                setComplete(complete)
                setProblem(error?.message)
              }}
            />
          </div>
        )}
      </Field>
    </div>
  )
}

/** After this long without Stripe's script the form says that it could not be loaded. */
const PATIENCE_MILLISECONDS = 20_000

function useStripeScript(publishableKey: string | null) {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const fail = () => isCurrent && setFailed(true)
    const patience = setTimeout(fail, PATIENCE_MILLISECONDS)
    loadStripe(publishableKey ?? '')
      .then((loaded) => (loaded ? isCurrent && setStripe(loaded) : fail()), fail)
      .finally(() => clearTimeout(patience))
    return () => {
      isCurrent = false
      clearTimeout(patience)
    }
  }, [publishableKey])
  return { stripe, hasFailed }
}

const LOOK: StripeCardElementOptions = {
  style: {
    base: {
      color: '#2c2140',
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSize: '17px',
      lineHeight: '26px',
      '::placeholder': { color: '#6b5f82' },
    },
    invalid: { color: '#a3242f' },
  },
}
