import { useQuery } from '@tanstack/react-query'
import { apiJson } from '#app/lib/api-request.ts'
import { pathQuery } from '#app/lib/path-query.ts'
import type { PaymentConfig, PaymentIntent } from '#contract/payments.ts'
import { amountTooSmall } from '#domain/pricing/payable.ts'
import type { Quote } from '#domain/pricing/types.ts'

const PATH = '/api/create-payment-intent'

export const paymentConfigQuery = pathQuery<PaymentConfig>('/api/payment-config')

export function usePaymentConfig() {
  return useQuery(paymentConfigQuery)
}

/** Whether payments can be taken at all: a dollar is asked for, and never charged. */
export function usePaymentReadiness() {
  return useQuery({
    queryKey: [PATH, 'readiness'],
    queryFn: async () => {
      const { clientSecret, client_secret } = await requestIntent(1, false)
      return Boolean(clientSecret || client_secret)
    },
  })
}

/** A payment for what is due now: a new one for every choice of deposit or full payment, and for every amount. */
export function usePaymentIntent(quote: Quote) {
  const { paymentOption, finalAmountCents } = quote
  return useQuery({
    queryKey: [PATH, paymentOption, finalAmountCents],
    queryFn: () => requestIntent(finalAmountCents / 100, paymentOption === 'deposit'),
    enabled: amountTooSmall(quote) === undefined,
    gcTime: 0,
  })
}

/** `amount` is dollars. */
function requestIntent(amount: number, isDeposit: boolean): Promise<PaymentIntent> {
  return apiJson('POST', PATH, { amount, currency: 'usd', isDeposit })
}
