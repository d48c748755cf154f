import { api } from '#app/lib/api/api.ts'
import { ApiFailure, getSentence } from '#app/lib/api/api-request.ts'
import type { PaymentIntent, TestCardResult } from '#contract/money/payments.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { CardText } from '#domain/money/payments/card-problems.ts'
import type { CardOutcome } from './card-form.ts'
import type { Country } from './country-field.tsx'

/** Returns whether the customer passes the bank's authentication. */
type Authenticate = () => Promise<boolean>

type Asking = { readonly authenticate: Authenticate; readonly text: Text }

/** Charges a test card, with authentication if the card requires it. */
export function confirmTestCard(
  { paymentIntentId, clientSecret }: PaymentIntent,
  card: CardText & { country: Country },
  { authenticate, text }: Asking,
): Promise<CardOutcome> {
  const params = { intentId: paymentIntentId }
  return catchFailures(text, async () => {
    const response = await api.post('/api/test-payments/:intentId/confirm', {
      params,
      body: { clientSecret, ...card },
    })
    if (response.status !== 'requires_action') return toOutcome(response, text)
    const approve = await authenticate()
    return toOutcome(
      await api.post('/api/test-payments/:intentId/authenticate', {
        params,
        body: { clientSecret, approve },
      }),
      text,
    )
  })
}

/** Pays with the test wallet once its sheet was approved. */
export function confirmTestWallet(
  { paymentIntentId, clientSecret }: PaymentIntent,
  text: Text,
): Promise<CardOutcome> {
  return catchFailures(text, async () =>
    toOutcome(
      await api.post('/api/test-payments/:intentId/confirm', {
        params: { intentId: paymentIntentId },
        body: { clientSecret, wallet: 'test' },
      }),
      text,
    ),
  )
}

async function catchFailures(text: Text, confirm: () => Promise<CardOutcome>): Promise<CardOutcome> {
  try {
    return await confirm()
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500)
      return { status: 'refused', message: getSentence(error, text('booking.payment.failed')) }
    return { status: 'unknown', message: getSentence(error, text('booking.payment.lost')) }
  }
}

function toOutcome({ status, message }: TestCardResult, text: Text): CardOutcome {
  return status === 'succeeded' || status === 'processing'
    ? { status }
    : { status: 'refused', message: message ?? text('booking.payment.failed') }
}
