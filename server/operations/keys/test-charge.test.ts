import { afterAll, expect, it } from 'vitest'
import { SECRET_KEY, startSimulatedStripe } from '#test/simulated/stripe/start-simulated-stripe.ts'
import { testContext } from '#test/test-context.ts'

const stripe = await startSimulatedStripe()
afterAll(() => stripe.stop())
const ctx = testContext({ env: { RATE_LIMITS: 'off', STRIPE_API_BASE: stripe.apiBase } })

async function tryKeys(keys: object) {
  await ctx.staff('PUT', '/api/admin/keys', { stripe: keys })
  return (await ctx.staff('POST', '/api/admin/keys/stripe/test')).body
}

it('charges a test card with test keys, and leaves no payment behind', async () => {
  expect(await tryKeys({ secretKey: SECRET_KEY, publishableKey: 'pk_test_simulated' })).toEqual({
    ok: true,
    sentence: expect.stringMatching(/^Stripe charged \$1\.00 to its test card/),
  })
  const [charge, ...others] = [...stripe.ledger.intents.values()]
  expect([charge?.amount, charge?.status, charge?.amount_received]).toEqual([100, 'canceled', 0])
  expect(others).toEqual([])
  expect(stripe.ledger.getHeld()).toEqual([])
})

it('passes on Stripe’s objection to the keys, and charges nothing with them', async () => {
  const before = stripe.ledger.intents.size
  const body = await tryKeys({ secretKey: 'sk_test_wrong', publishableKey: 'pk_test_simulated' })
  expect(body.ok).toBe(false)
  const mixed = await tryKeys({ secretKey: 'sk_live_real', publishableKey: 'pk_test_simulated' })
  expect(mixed.ok).toBe(false)
  expect(stripe.ledger.intents.size).toBe(before)
})

it('charges nothing with live keys, whose cards are real', async () => {
  const before = stripe.ledger.intents.size
  await tryKeys({ secretKey: 'sk_live_real', publishableKey: 'pk_live_real' })
  expect(stripe.ledger.intents.size).toBe(before)
})
