import { afterAll, beforeAll } from 'vitest'
import { stripePayments } from '#server/payments/stripe-payments.ts'
import { testWorld } from '#test/test-world.ts'
import {
  SECRET_KEY,
  type SimulatedStripe,
  startSimulatedStripe,
  WEBHOOK_SECRET,
} from './start-simulated-stripe.ts'
import type { Webhook } from './webhooks.ts'

/** A world that takes its payments from a simulated Stripe. `stripe` is there once the tests run. */
export function stripeWorld() {
  const simulated = {} as SimulatedStripe
  beforeAll(async () => {
    Object.assign(simulated, await startSimulatedStripe())
    Object.assign(world, { payments: paymentsOf(simulated) })
  })
  afterAll(() => simulated.stop())
  const world = testWorld({
    env: {
      RATE_LIMITS: 'off',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_simulated',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    changes: () => ({ payments: lateBound(() => world.payments) }),
  })
  const deliver = ({ body, signature }: Webhook) =>
    world.call('POST', '/api/stripe/webhook', body, { 'Stripe-Signature': signature })
  return { world, simulated, deliver }
}

export function paymentsOf({ apiBase }: Pick<SimulatedStripe, 'apiBase'>) {
  return stripePayments({
    secretKey: SECRET_KEY,
    publishableKey: 'pk_test_simulated',
    webhookSecret: WEBHOOK_SECRET,
    apiBase,
  })
}
