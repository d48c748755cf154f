import { api } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import type { PaymentResult } from '#contract/money/payments.ts'

const PAUSES_MILLISECONDS = [500, 1500, 4000]

/**
 * Asks the server for the state of a booking's payment; the server asks the card provider. Retried while
 * there is no response: the payment may already have succeeded. Returns `undefined` if the booking does not
 * exist.
 */
export async function settlePayment(
  bookingId: string,
  paymentIntentId?: string,
): Promise<PaymentResult | undefined> {
  for (const pause of [...PAUSES_MILLISECONDS, undefined]) {
    try {
      return await api.post('/api/bookings/:reference/payment', {
        params: { reference: bookingId },
        body: { paymentIntentId },
      })
    } catch (error) {
      if (isGone(error)) return undefined
      if (pause === undefined || isFinal(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return undefined
}

function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 400)
}

function isFinal(error: unknown): boolean {
  return error instanceof ApiFailure && error.status < 500
}
