import Stripe from 'stripe'
import type { Config } from '#server/config.ts'
import { openStripe } from './stripe-client.ts'

export type StripeWebhook = {
  readonly url: string
  readonly isEnabled: boolean
  readonly events: readonly string[]
}

/** Asks Stripe for something that any key may read. Returns what it said against the key. */
export async function refusalOfStripeKey(config: NonNullable<Config['stripe']>): Promise<string | undefined> {
  try {
    await openStripe(config).paymentIntents.list({ limit: 1 })
    return undefined
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error.message
    throw error
  }
}

/** The webhooks of the account; undefined when the key may not read them, as restricted keys usually may not. */
export async function stripeWebhooks(
  config: NonNullable<Config['stripe']>,
): Promise<StripeWebhook[] | undefined> {
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
