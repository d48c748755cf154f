import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import type { PaymentWords } from '#app/booking/words/payment-english.ts'
import type { PaymentIntent } from '#contract/money/payments.ts'
import type { BillingDetails, CardOutcome } from './card-form.ts'
import type { Country } from './country-field.tsx'

type Attempt = {
  readonly stripe: Stripe | null
  readonly card: StripeCardElement | null
  readonly intent: PaymentIntent
  readonly billing: BillingDetails
  readonly country: Country
  readonly words: PaymentWords
}

/** Charges the card; Stripe shows the bank's own check if required. */
export async function confirmStripeCard({
  stripe,
  card,
  intent,
  billing,
  country,
  words,
}: Attempt): Promise<CardOutcome> {
  if (!stripe || !card) return { status: 'refused', message: words.cardMissing }
  const { name, email, phone, address, city, state } = billing
  const { error, paymentIntent } = await stripe.confirmCardPayment(intent.clientSecret, {
    payment_method: {
      card,
      billing_details: { name, email, phone, address: { line1: address, city, state, country } },
    },
  })
  if (error) {
    // Another tab was faster: the payment succeeded, and Stripe refuses to charge it twice.
    const status = error.payment_intent?.status
    if (status === 'succeeded' || status === 'processing') return { status }
    const isUnclear = error.type === 'api_connection_error' || error.type === 'api_error'
    return { status: isUnclear ? 'unknown' : 'refused', message: error.message ?? words.failed }
  }
  if (paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing')
    return { status: paymentIntent.status }
  return { status: 'refused', message: words.notSucceeded }
}
