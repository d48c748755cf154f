import { afterAll, beforeAll } from 'vitest'
import type { Context } from '#server/context.ts'
import { testContext } from '#test/test-context.ts'
import { SECRET_KEY, startSimulatedStripe, WEBHOOK_SECRET } from './start-simulated-stripe.ts'
import { sign, type Webhook } from './webhooks.ts'

/** Returns a context that takes its payments through its own simulated Stripe. */
export async function stripeContext(
  changes: Record<string, string> = {},
  replaced: () => Partial<Context> = () => ({}),
) {
  const stripe = await startSimulatedStripe()
  const ctx = testContext({
    env: {
      RATE_LIMITS: 'off',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_simulated',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: stripe.apiBase,
      ...changes,
    },
    changes: replaced,
  })
  beforeAll(() => {
    stripe.ledger.now = ctx.now
  })
  afterAll(() => stripe.stop())
  /** Signs an event when it is delivered, as Stripe does: a signature is valid for five minutes. */
  const deliver = ({ body }: Webhook) =>
    ctx.call('POST', '/api/stripe/webhook', body, { 'Stripe-Signature': sign(body, WEBHOOK_SECRET) })
  return { ctx, stripe, deliver }
}
