import { redirectDocument } from 'react-router'
import { loadQuery } from '#app/lib/api-query.ts'
import { isStripeAllowedHere } from './is-stripe-allowed-here.ts'
import { paymentConfigQuery } from './use-payment-intent.ts'

/**
 * Loads the wizard as a new document if Stripe takes the payments and the policy of the current page blocks its card
 * form. Nothing is typed yet, and no later step needs another document.
 */
export async function enterByDocument({ request }: { request: Request }): Promise<null> {
  if (isStripeAllowedHere()) return null
  const config = await loadQuery(paymentConfigQuery).catch(() => undefined)
  if (config?.provider === 'stripe') throw redirectDocument(request.url)
  return null
}
