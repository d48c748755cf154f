import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { PaymentIntent } from '#contract/money/payments.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { BillingDetails, CardOutcome } from './card-form.ts'
import type { Country } from './country-field.tsx'

type Attempt = {
  readonly stripe: Stripe | null
  readonly elements: StripeElements | null
  readonly intent: PaymentIntent
  /** The URL that external payment pages redirect back to. */
  readonly returnTo: string
  readonly text: Text
  /** The cardholder; wallets know it themselves. */
  readonly billing?: BillingDetails & { readonly country: Country; readonly zip: string }
}

/**
 * Charges the method chosen in Stripe's form or wallet; Stripe shows the bank's authentication if required.
 */
export async function confirmStripePayment({
  stripe,
  elements,
  intent,
  returnTo,
  text,
  billing,
}: Attempt): Promise<CardOutcome> {
  if (!stripe || !elements) return { status: 'refused', message: text('booking.payment.cardMissing') }
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    clientSecret: intent.clientSecret,
    confirmParams: {
      return_url: returnTo,
      ...(billing && { payment_method_data: { billing_details: getDetails(billing) } }),
    },
    redirect: 'if_required',
  })
  if (error) {
    // Another tab was faster: the payment succeeded, and Stripe refuses to charge it twice.
    const status = error.payment_intent?.status
    if (status === 'succeeded' || status === 'processing') return { status }
    const isUnclear = error.type === 'api_connection_error' || error.type === 'api_error'
    return {
      status: isUnclear ? 'unknown' : 'refused',
      message: error.message ?? text('booking.payment.failed'),
    }
  }
  if (paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing')
    return { status: paymentIntent.status }
  return { status: 'refused', message: text('booking.payment.notSucceeded') }
}

function getDetails({
  name,
  email,
  phone,
  address,
  city,
  state,
  country,
  zip,
}: NonNullable<Attempt['billing']>) {
  return {
    name,
    email,
    phone,
    address: { line1: address, line2: '', city, state, country, postal_code: zip },
  }
}
