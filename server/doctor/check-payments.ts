import { fine, problem, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import type { Found } from './finding.ts'
import { FOUND } from './finding-sentences.ts'
import { REMEDIES } from './remedies.ts'

/** The events that change our records, or end a payment that cards are tried out on. */
const EVENTS = [
  'payment_intent.succeeded',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'payment_intent.payment_failed',
]

export async function checkPayments({ config: { stripe, publicUrl } }: Context): Promise<Found> {
  if (!stripe)
    return publicUrl ? warning(FOUND.testPayments(), REMEDIES.setLiveKeys) : fine(FOUND.testPayments())
  const isTest = /^(sk|rk)_test_/.test(stripe.secretKey)
  if (isTest !== stripe.publishableKey.startsWith('pk_test_'))
    return problem(FOUND.keysMixed(), REMEDIES.takeBothKeys)
  const { refusalOfStripeKey } = await import('#server/payments/providers/stripe/stripe-account.ts')
  const refusal = await refusalOfStripeKey(stripe)
  if (refusal) return problem(FOUND.keyRefused(refusal), REMEDIES.copyKey)
  return isTest ? warning(FOUND.testKeys(), REMEDIES.setLiveKeys) : fine(FOUND.liveKeys())
}

export async function checkWebhook({ config: { stripe, publicUrl } }: Context): Promise<Found> {
  if (!stripe) return fine(FOUND.noWebhookNeeded())
  if (!stripe.webhookSecret) return warning(FOUND.noWebhookSecret(), REMEDIES.addWebhook)
  const { stripeWebhooks } = await import('#server/payments/providers/stripe/stripe-account.ts')
  const webhooks = await stripeWebhooks(stripe)
  if (!webhooks) return fine(FOUND.webhooksHidden())
  const address = `${publicUrl ?? ''}/api/stripe/webhook`
  const ours = webhooks.find(({ url, isEnabled }) => url === address && isEnabled)
  if (!ours) return problem(FOUND.noWebhook(address), REMEDIES.addWebhookOrAddress)
  const missing = EVENTS.filter((event) => !ours.events.includes(event) && !ours.events.includes('*'))
  return missing.length > 0
    ? problem(FOUND.eventsMissing(missing), REMEDIES.addEvents)
    : fine(FOUND.webhookFine(address))
}
