import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { amountTooSmall } from '#domain/catalogue/pricing/payable.ts'
import type { Quote } from '#domain/catalogue/pricing/types.ts'
import { checkReadiness, prepareIntent } from './prepare-intent.ts'

const paymentConfigQuery = apiQuery('/api/payment-config')

export function usePaymentConfig() {
  return useQuery(paymentConfigQuery)
}

/** Checks whether payments work at all. */
export function usePaymentReadiness() {
  return useQuery({ queryKey: ['payment-readiness'], queryFn: checkReadiness })
}

/**
 * Prepares a payment for the amount due now: a new one whenever the amount or the choice of deposit or full
 * payment changes. Null if that is possible only once the party is held.
 */
export function usePaymentIntent(quote: Quote) {
  const { paymentOption, finalAmountCents } = quote
  return useQuery({
    queryKey: ['payment-intent', paymentOption, finalAmountCents],
    queryFn: () => prepareIntent({ amount: finalAmountCents / 100, isDeposit: paymentOption === 'deposit' }),
    enabled: amountTooSmall(quote) === undefined,
    gcTime: 0,
  })
}
