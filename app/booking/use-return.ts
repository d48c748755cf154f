import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queriesAt } from '#app/lib/api/api-query.ts'
import type { PaymentResult } from '#contract/money/payments.ts'
import { currentQuery } from './document/current-query.ts'
import { settlePayment } from './steps/payment/settle-payment.ts'

/** The parameters that Stripe adds to the URL that external payment pages redirect to. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status']

/** Returns the URL without the parameters of a redirect. */
export function withoutReturn(address: URL): URL {
  for (const name of ADDED) address.searchParams.delete(name)
  return address
}

/**
 * After a redirect the browser may be a different one, without any stored data: asks the server for the
 * outcome of the payment, and returns it.
 */
export function useReturn(reference: string): PaymentResult | undefined {
  const queryClient = useQueryClient()
  const [intentId] = useState(() => currentQuery().get('payment_intent'))
  const [result, setResult] = useState<PaymentResult>()
  useEffect(() => {
    if (intentId === null) return
    let isCurrent = true
    const check = async () => {
      // Without a response the page shows the booking as it is; webhooks and jobs settle it anyway.
      const outcome = await settlePayment(reference, intentId).catch(() => undefined)
      if (!isCurrent) return
      history.replaceState(history.state, '', withoutReturn(new URL(location.href)))
      await queryClient.invalidateQueries(
        queriesAt('/api/bookings/:bookingId', '/api/my-bookings/:reference'),
      )
      setResult(outcome)
    }
    void check()
    return () => {
      isCurrent = false
    }
  }, [intentId, reference, queryClient])
  return result
}
