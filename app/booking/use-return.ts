import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queriesAt } from '#app/lib/api/api-query.ts'
import type { PaymentResult } from '#contract/money/payments.ts'
import { queryHere } from './document/query-here.ts'
import { settlePayment } from './payment/settle-payment.ts'

/** What Stripe adds to the address that another site sends the family back to. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status']

/** Returns the address without what a return from another site added to it. */
export function withoutReturn(address: URL): URL {
  for (const name of ADDED) address.searchParams.delete(name)
  return address
}

/**
 * On the way back from another site the browser may be another one, and knows nothing: asks the server what became of
 * the payment, and returns the answer.
 */
export function useReturn(reference: string): PaymentResult | undefined {
  const queryClient = useQueryClient()
  const [intentId] = useState(() => queryHere().get('payment_intent'))
  const [result, setResult] = useState<PaymentResult>()
  useEffect(() => {
    if (intentId === null) return
    let isCurrent = true
    const ask = async () => {
      // Without an answer the page shows the booking as it is; the events and the jobs reach the same end.
      const answer = await settlePayment(reference, intentId).catch(() => undefined)
      if (!isCurrent) return
      history.replaceState(history.state, '', withoutReturn(new URL(location.href)))
      await queryClient.invalidateQueries(
        queriesAt('/api/bookings/:bookingId', '/api/my-bookings/:reference'),
      )
      setResult(answer)
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [intentId, reference, queryClient])
  return result
}
