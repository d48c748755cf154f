import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { PaymentIntent } from '#contract/money/payments.ts'
import { amountTooSmall } from '#domain/catalogue/pricing/payable.ts'
import type { Quote } from '#domain/catalogue/pricing/types.ts'
import { isLimited, requestIntent } from './request-intent.ts'

export const paymentConfigQuery = apiQuery('/api/payment-config')

export function usePaymentConfig() {
  return useQuery(paymentConfigQuery)
}

/** Checks whether payments work at all, by preparing one dollar that is never charged. */
export function usePaymentReadiness() {
  return useQuery({
    queryKey: ['payment-readiness'],
    queryFn: async () => {
      const intent = await unlessLimited(requestIntent({ amount: 1, isDeposit: false }))
      return intent === null || Boolean(intent.clientSecret || intent.client_secret)
    },
  })
}

/**
 * Prepares a payment for the amount due now: a new one whenever the amount or the choice of deposit or full
 * payment changes. Null if that is possible only once the party is held.
 */
export function usePaymentIntent(quote: Quote) {
  const { paymentOption, finalAmountCents } = quote
  return useQuery({
    queryKey: ['payment-intent', paymentOption, finalAmountCents],
    queryFn: () =>
      unlessLimited(
        requestIntent({ amount: finalAmountCents / 100, isDeposit: paymentOption === 'deposit' }),
      ),
    enabled: amountTooSmall(quote) === undefined,
    gcTime: 0,
  })
}

async function unlessLimited(intent: Promise<PaymentIntent>): Promise<PaymentIntent | null> {
  try {
    return await intent
  } catch (error) {
    if (isLimited(error)) return null
    throw error
  }
}
