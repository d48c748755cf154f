import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  Appearance,
  Stripe,
  StripeElementsOptions,
  StripePaymentElementOptions,
} from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Grid, Stack } from '#app/ui/layout.tsx'
import { getStripeTypes } from '#contract/money/stripe-types.ts'
import { filterCardWays, filterPromptWays } from '#domain/catalogue/pricing/ways.ts'
import { MINIMUM_PAYMENT_CENTS } from '#domain/foundation/money/money.ts'
import { AutopayOffer, useAutopay } from './autopay-offer.tsx'
import type { CardForm, CardFormProps } from './card-form.ts'
import { confirmStripePayment } from './confirm-stripe-payment.ts'
import { type Country, CountryField } from './country-field.tsx'
import { ExpressCheckout } from './express-checkout.tsx'
import { MissingCardForm } from './missing-card-form.tsx'

/** Stripe's own form and wallets: card data never reaches this site. */
export default function StripeCardForm({ ref, config, onMissing, ...asked }: CardFormProps) {
  const language = useLanguage()
  const { stripe, hasFailed } = useStripeScript(config.publishableKey)
  const autopay = useAutopay(asked, config)
  const keepsCard = () => autopay.isAgreed
  if (hasFailed) return <MissingCardForm onMissing={onMissing} />
  if (!stripe) return <Skeleton shape="box" height="11rem" />
  const offered = asked.isPrompt ? filterPromptWays(config.ways) : config.ways
  const ways = autopay.isAgreed ? filterCardWays(offered) : offered
  const options: StripeElementsOptions = {
    locale: language,
    appearance: APPEARANCE,
    mode: 'payment',
    currency: 'usd',
    amount: Math.max(asked.amountCents, MINIMUM_PAYMENT_CENTS),
    allowedPaymentMethodTypes: getStripeTypes(ways),
    // Must match what the server specifies when it creates the payment.
    setupFutureUsage: autopay.isAgreed ? 'off_session' : null,
  }
  return (
    <Elements stripe={stripe} options={options}>
      {ways.includes('wallets') && <ExpressCheckout wallet={asked.wallet} keepsCard={keepsCard} />}
      <Fields ref={ref} keepsCard={keepsCard} />
      <AutopayOffer {...autopay} />
    </Elements>
  )
}

function Fields({ ref, keepsCard }: { ref: Ref<CardForm>; keepsCard: () => boolean }) {
  const text = useText()
  const stripe = useStripe()
  const elements = useElements()
  const zipField = useRef<HTMLInputElement>(null)
  const [country, setCountry] = useState<Country>('US')
  const [zip, setZip] = useState('')
  const [isComplete, setComplete] = useState(false)
  const [problems, setProblems] = useState<{ readonly card?: string; readonly zip?: string }>({})
  const isZipMissing = zip.trim().length < 3

  useImperativeHandle(ref, () => ({
    isComplete() {
      setProblems({
        ...(!isComplete && { card: text('booking.payment.numberIncomplete') }),
        ...(isZipMissing && { zip: text('booking.payment.zipIncomplete') }),
      })
      if (!isComplete) elements?.getElement('payment')?.focus()
      else if (isZipMissing) zipField.current?.focus()
      return isComplete && !isZipMissing
    },
    async confirm(intent, billing, returnTo) {
      const submitted = await elements?.submit()
      if (submitted?.error)
        return {
          status: 'refused',
          message: submitted.error.message ?? text('booking.payment.failed'),
        }
      const whose = { ...billing, country, zip: zip.trim() }
      return confirmStripePayment({ stripe, elements, intent, returnTo, text, billing: whose })
    },
    keepsCard,
  }))

  return (
    <Stack>
      <Grid minColumn="11rem" stretches>
        <CountryField country={country} onCountry={setCountry} />
        <TextField
          ref={zipField}
          label={text('booking.payment.zip')}
          autoComplete="billing postal-code"
          inputMode={country === 'US' ? 'numeric' : 'text'}
          maxLength={10}
          value={zip}
          error={problems.zip}
          onChange={({ target }) => {
            setZip(target.value)
            setProblems(({ card }) => ({ ...(card !== undefined && { card }) }))
          }}
        />
      </Grid>
      <Field label={text('booking.payment.card')} error={problems.card}>
        {({ id }) => (
          <PaymentElement
            id={id}
            options={PAYMENT_OPTIONS}
            onChange={({ complete }) => {
              setComplete(complete)
              setProblems(({ zip }) => ({ ...(zip !== undefined && { zip }) }))
            }}
          />
        )}
      </Field>
    </Stack>
  )
}

/** After this long without Stripe's script, the form reports that it could not be loaded. */
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

/** Does not ask for what we already know or ask ourselves; the wallets are shown above. */
const PAYMENT_OPTIONS: StripePaymentElementOptions = {
  fields: { billingDetails: { name: 'never', email: 'never', phone: 'never', address: 'never' } },
  wallets: { applePay: 'never', googlePay: 'never' },
}

const APPEARANCE: Appearance = {
  variables: {
    colorPrimary: '#6d4bb3',
    colorText: '#2c2140',
    colorTextPlaceholder: '#6b5f82',
    colorDanger: '#a3242f',
    fontFamily: 'Figtree, system-ui, sans-serif',
    fontSizeBase: '17px',
    borderRadius: '10px',
  },
}
