import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { PAYMENT, type Step } from '../wizard-steps.ts'
import { isStripeAllowedHere } from './is-stripe-allowed-here.ts'
import { paymentConfigQuery } from './use-payment-intent.ts'

/**
 * Whether a step must be opened as a document of its own: the payment step, where Stripe's card form is let in by that
 * document's policy and by no other's.
 */
export function useNeedsDocument() {
  const queryClient = useQueryClient()
  return useCallback(
    async (step: Step) => {
      if (step !== PAYMENT || isStripeAllowedHere()) return false
      const config = await queryClient.fetchQuery(paymentConfigQuery).catch(() => undefined)
      return config?.provider === 'stripe'
    },
    [queryClient],
  )
}
