import { api } from '#app/lib/api.ts'
import { ApiFailure, sentenceOf } from '#app/lib/api-request.ts'
import type { PaymentIntent, TestCardResult } from '#contract/payments.ts'
import type { CardOutcome } from './card-form.ts'
import type { CardText } from './card-text.ts'
import type { Country } from './country-field.tsx'

/** Whether the customer passes the bank's check. */
type Authenticate = () => Promise<boolean>

/** Charges a test card, and asks for authentication where the card wants it. */
export async function confirmTestCard(
  { paymentIntentId, clientSecret }: PaymentIntent,
  card: CardText & { country: Country },
  authenticate: Authenticate,
): Promise<CardOutcome> {
  const params = { intentId: paymentIntentId }
  try {
    const response = await api.post('/api/test-payments/:intentId/confirm', {
      params,
      body: { clientSecret, ...card },
    })
    if (response.status !== 'requires_action') return outcomeOf(response)
    const approve = await authenticate()
    return outcomeOf(
      await api.post('/api/test-payments/:intentId/authenticate', {
        params,
        body: { clientSecret, approve },
      }),
    )
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500)
      return { status: 'refused', message: sentenceOf(error, 'Payment failed') }
    return { status: 'unknown', message: sentenceOf(error, NO_ANSWER) }
  }
}

const NO_ANSWER =
  'the connection was lost. Please try again: we look first whether your card was already charged.'

function outcomeOf({ status, message = 'Payment failed' }: TestCardResult): CardOutcome {
  return status === 'succeeded' ? { status } : { status: 'refused', message }
}
