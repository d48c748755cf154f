import { api } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import type { CallRequest } from '#contract/calls.ts'
import type { PaymentIntent } from '#contract/money/payments.ts'

type IntentRequest = Omit<CallRequest<'post', '/api/create-payment-intent'>['body'], 'currency'>

/**
 * Creates a payment intent; `amount` is in dollars. With `bookingId` it is for a held party, at that party's
 * price.
 */
export function requestIntent(wanted: IntentRequest): Promise<PaymentIntent> {
  return api.post('/api/create-payment-intent', { body: { ...wanted, currency: 'usd' } })
}

/**
 * Returns whether too many payments were prepared without a booking. Paying still works: the party is held
 * first, and its payment is not limited.
 */
export function isLimited(error: unknown): boolean {
  return error instanceof ApiFailure && error.response.code === 'rate_limited'
}
