import { afterAll, beforeAll } from 'vitest'
import { testWorld } from '#test/test-world.ts'
import { SECRET_KEY, startSimulatedStripe, WEBHOOK_SECRET } from './start-simulated-stripe.ts'
import type { Webhook } from './webhooks.ts'

/** A world that takes its payments from a simulated Stripe of its own. */
export async function stripeWorld() {
  const stripe = await startSimulatedStripe()
  const world = testWorld({
    env: {
      RATE_LIMITS: 'off',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_simulated',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: stripe.apiBase,
    },
  })
  beforeAll(() => {
    stripe.ledger.now = world.now
  })
  afterAll(() => stripe.stop())
  const deliver = ({ body, signature }: Webhook) =>
    world.call('POST', '/api/stripe/webhook', body, { 'Stripe-Signature': signature })
  return { world, stripe, deliver }
}
