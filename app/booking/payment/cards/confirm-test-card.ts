import type { PaymentWords } from '#app/booking/words/payment-english.ts'
import { api } from '#app/lib/api/api.ts'
import { ApiFailure, getSentence } from '#app/lib/api/api-request.ts'
import type { PaymentIntent, TestCardResult } from '#contract/money/payments.ts'
import type { CardOutcome } from './card-form.ts'
import type { CardText } from './card-text.ts'
import type { Country } from './country-field.tsx'

/** Returns whether the customer passes the bank's check. */
type Authenticate = () => Promise<boolean>

type Asking = { readonly authenticate: Authenticate; readonly words: PaymentWords }

/** Charges a test card, with authentication if the card requires it. */
export function confirmTestCard(
  { paymentIntentId, clientSecret }: PaymentIntent,
  card: CardText & { country: Country },
  { authenticate, words }: Asking,
): Promise<CardOutcome> {
  const params = { intentId: paymentIntentId }
  return told(words, async () => {
    const response = await api.post('/api/test-payments/:intentId/confirm', {
      params,
      body: { clientSecret, ...card },
    })
    if (response.status !== 'requires_action') return toOutcome(response, words)
    const approve = await authenticate()
    return toOutcome(
      await api.post('/api/test-payments/:intentId/authenticate', {
        params,
        body: { clientSecret, approve },
      }),
      words,
    )
  })
}

/** Pays with the pretend wallet, once its sheet was approved. */
export function confirmTestWallet(
  { paymentIntentId, clientSecret }: PaymentIntent,
  words: PaymentWords,
): Promise<CardOutcome> {
  return told(words, async () =>
    toOutcome(
      await api.post('/api/test-payments/:intentId/confirm', {
        params: { intentId: paymentIntentId },
        body: { clientSecret, wallet: 'test' },
      }),
      words,
    ),
  )
}

async function told(words: PaymentWords, confirm: () => Promise<CardOutcome>): Promise<CardOutcome> {
  try {
    return await confirm()
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500)
      return { status: 'refused', message: getSentence(error, words.failed) }
    return { status: 'unknown', message: getSentence(error, words.lost) }
  }
}

function toOutcome({ status, message }: TestCardResult, { failed }: PaymentWords): CardOutcome {
  return status === 'succeeded' || status === 'processing'
    ? { status }
    : { status: 'refused', message: message ?? failed }
}
