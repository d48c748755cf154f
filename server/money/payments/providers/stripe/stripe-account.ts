import Stripe from 'stripe'
import { openStripe } from './stripe-client.ts'
import type { StripeSettings } from './stripe-settings.ts'

export type StripeWebhook = {
  readonly url: string
  readonly isEnabled: boolean
  readonly events: readonly string[]
}

/** Makes a Stripe call that any key is allowed to make. Returns Stripe's objection to the key, if any. */
export async function checkStripeKey(config: StripeSettings): Promise<string | undefined> {
  try {
    await openStripe(config).paymentIntents.list({ limit: 1 })
    return undefined
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error.message
    throw error
  }
}

/** Returns the account's webhooks; undefined if the key may not read them, as is usual for restricted keys. */
export async function stripeWebhooks(config: StripeSettings): Promise<StripeWebhook[] | undefined> {
  try {
    const { data } = await openStripe(config).webhookEndpoints.list({ limit: 100 })
    return data.map(({ url, status, enabled_events: events }) => ({
      url,
      isEnabled: status === 'enabled',
      events,
    }))
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return undefined
    throw error
  }
}
