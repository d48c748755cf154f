import { afterAll, beforeEach, expect, it } from 'vitest'
import { SECRET_KEY, startSimulatedStripe } from '#test/simulated/stripe/start-simulated-stripe.ts'
import { testContext } from '#test/test-context.ts'

const stripe = await startSimulatedStripe()
afterAll(() => stripe.stop())
const env = { RATE_LIMITS: 'off', STRIPE_API_BASE: stripe.apiBase }
const ctx = testContext({ env: { ...env, PUBLIC_URL: 'https://example.com' } })
const athome = testContext({ env: { ...env, PUBLIC_URL: 'http://127.0.0.1:9' } })

const PASTED = { secretKey: SECRET_KEY, publishableKey: 'pk_test_simulated' }
const paste = async (site: typeof ctx, keys: object) =>
  (await site.staff('PUT', '/api/admin/keys', { stripe: keys })).body.stripe.fields.webhookSecret

beforeEach(async () => {
  stripe.ledger.webhookEndpoints.length = 0
  await ctx.staff('PUT', '/api/admin/keys', { stripe: null })
})

it('creates the webhook when the keys are pasted without its secret', async () => {
  expect(await paste(ctx, PASTED)).toBe('set')
  expect(stripe.ledger.webhookEndpoints).toMatchObject([
    { url: 'https://example.com/api/payment-events/stripe', status: 'enabled' },
  ])
  const { body } = await ctx.staff('GET', '/api/admin/system')
  expect(JSON.stringify(body)).not.toContain('whsec_')
})

it('checks its signatures: an event that is signed otherwise is refused', async () => {
  await paste(ctx, PASTED)
  const headers = { 'Stripe-Signature': 't=1,v1=00' }
  expect((await ctx.call('POST', '/api/payment-events/stripe', '{}', headers)).status).toBe(400)
})

it('creates no second one, and keeps a secret that was pasted', async () => {
  await paste(ctx, PASTED)
  await ctx.staff('PUT', '/api/admin/keys', { stripe: null })
  expect(await paste(ctx, PASTED)).toBe('missing')
  expect(await paste(ctx, { ...PASTED, webhookSecret: 'whsec_pasted' })).toBe('set')
  expect(stripe.ledger.webhookEndpoints).toHaveLength(1)
})

it.each([
  ['Stripe knows another key', ctx, { ...PASTED, secretKey: 'sk_test_wrong' }],
  ['no one can reach the site', athome, PASTED],
])('creates none if %s; the keys are stored', async (_, site, keys) => {
  expect(await paste(site, keys)).toBe('missing')
  expect(stripe.ledger.webhookEndpoints).toEqual([])
})
