import type { Context } from '#server/context.ts'
import { fine, problem, type Result, warning } from './finding.ts'

/** The events that change our records. */
const EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
]

export async function checkPayments({ config: { stripe, publicUrl } }: Context): Promise<Result> {
  const testWarning = 'Test payments: no card is charged.'
  const remedy =
    'Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY to live keys before the first real booking.'
  if (!stripe) return publicUrl ? warning(testWarning, remedy) : fine(testWarning)
  const isTest = /^(sk|rk)_test_/.test(stripe.secretKey)
  if (isTest !== stripe.publishableKey.startsWith('pk_test_'))
    return problem(
      'One Stripe key is for tests and the other is live: no card can be charged.',
      'Take STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY from the same page of the Stripe dashboard.',
    )
  const { refusalOfStripeKey } = await import('#server/payments/providers/stripe/stripe-account.ts')
  const refusal = await refusalOfStripeKey(stripe)
  if (refusal)
    return problem(
      `Stripe refuses STRIPE_SECRET_KEY: ${refusal}`,
      'Copy the key again from the Stripe dashboard.',
    )
  return isTest
    ? warning('Stripe answers, with test keys: no card is charged.', remedy)
    : fine('Stripe answers, with live keys.')
}

export async function checkWebhook({ config: { stripe, publicUrl } }: Context): Promise<Result> {
  if (!stripe) return fine('Test payments need no webhook.')
  if (!stripe.webhookSecret)
    return warning(
      'STRIPE_WEBHOOK_SECRET is not set: a family that closes its browser early waits up to an hour for its confirmation.',
      'Add the webhook in the Stripe dashboard and set its signing secret.',
    )
  const { stripeWebhooks } = await import('#server/payments/providers/stripe/stripe-account.ts')
  const webhooks = await stripeWebhooks(stripe)
  if (!webhooks)
    return fine('STRIPE_WEBHOOK_SECRET is set. This restricted key may not read which webhooks there are.')
  const address = `${publicUrl ?? ''}/api/stripe/webhook`
  const ours = webhooks.find(({ url, isEnabled }) => url === address && isEnabled)
  if (!ours)
    return problem(
      `Stripe has no enabled webhook for ${address}.`,
      'Add it in the Stripe dashboard, or set PUBLIC_URL.',
    )
  const missing = EVENTS.filter((event) => !ours.events.includes(event) && !ours.events.includes('*'))
  return missing.length > 0
    ? problem(
        `The webhook leaves out ${missing.join(', ')}.`,
        'Add these events to it in the Stripe dashboard.',
      )
    : fine(`Stripe tells ${address} what happens.`)
}
