import Stripe from 'stripe'
import { getWebhookAddresses, STRIPE_EVENTS } from './check-stripe.ts'
import { stripeWebhooks } from './stripe-account.ts'
import { openStripe } from './stripe-client.ts'
import type { StripeSettings } from './stripe-settings.ts'

/**
 * Creates this site's webhook. Returns its secret, which Stripe only reveals now; undefined if there already is a
 * webhook, or Stripe refuses: the doctor says what is left to do.
 */
export async function makeStripeWebhook(
  settings: StripeSettings,
  publicUrl: string,
): Promise<string | undefined> {
  const [url = '', ...older] = getWebhookAddresses(publicUrl)
  try {
    const webhooks = await stripeWebhooks(settings)
    if (!webhooks || webhooks.some((webhook) => [url, ...older].includes(webhook.url))) return undefined
    const { secret } = await openStripe(settings).webhookEndpoints.create({
      url,
      enabled_events: [...STRIPE_EVENTS],
    })
    return secret
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return undefined
    throw error
  }
}
