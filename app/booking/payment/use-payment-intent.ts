import { useQuery } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import type { PaymentIntent } from '#contract/payments.ts'
import { amountTooSmall } from '#domain/pricing/payable.ts'
import type { Quote } from '#domain/pricing/types.ts'

export const paymentConfigQuery = apiQuery('/api/payment-config')

export function usePaymentConfig() {
  return useQuery(paymentConfigQuery)
}

/** Checks whether payments can be made at all: prepares a dollar, which is never charged. */
export function usePaymentReadiness() {
  return useQuery({
    queryKey: ['payment-readiness'],
    queryFn: async () => {
      const { clientSecret, client_secret } = await requestIntent(1, false)
      return Boolean(clientSecret || client_secret)
    },
  })
}

/**
 * Prepares a payment for what is due now: a new one for every choice of deposit or full payment, and for every amount.
 */
export function usePaymentIntent(quote: Quote) {
  const { paymentOption, finalAmountCents } = quote
  return useQuery({
    queryKey: ['payment-intent', paymentOption, finalAmountCents],
    queryFn: () => requestIntent(finalAmountCents / 100, paymentOption === 'deposit'),
    enabled: amountTooSmall(quote) === undefined,
    gcTime: 0,
  })
}

/** `amount` is dollars. */
function requestIntent(amount: number, isDeposit: boolean): Promise<PaymentIntent> {
  return api.post('/api/create-payment-intent', { body: { amount, currency: 'usd', isDeposit } })
}
