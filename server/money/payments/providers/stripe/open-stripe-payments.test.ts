import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ProviderDown, ProviderRefused } from '#server/money/payments/providers/payment-provider.ts'
import { SECRET_KEY, WEBHOOK_SECRET } from '#test/simulated/stripe/start-simulated-stripe.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { sign, signedWebhook } from '#test/simulated/stripe/webhooks.ts'

const { ctx, stripe } = await stripeContext()
const create = (idempotencyKey: string, amountCents = 24_900) =>
  ctx.payments.createIntent({ amountCents, metadata: {}, idempotencyKey, ways: ['card'] })

describe('Stripe during failures', () => {
  it.each(['error-500', 'hang-up', 'hang-up-after'] as const)(
    'retries a call after %s, and creates one intent',
    async (mode) => {
      stripe.setWeather({ calls: 1, mode })
      const before = stripe.ledger.intents.size
      await create(`weather-${mode}`)
      expect(stripe.ledger.intents.size).toBe(before + 1)
    },
  )

  it.each(['error-500', 'rate-limited'] as const)('gives up eventually: %s', async (mode) => {
    stripe.setWeather({ calls: 10, mode })
    await expect(create(`down-${mode}`)).rejects.toThrow(ProviderDown)
    stripe.setWeather(undefined)
  })

  it('refuses a different request with the same idempotency key', async () => {
    await create('twice', 5_000)
    await expect(create('twice', 6_000)).rejects.toThrow(ProviderRefused)
  })

  it('refuses what it does not know', async () => {
    const send = (path: string, body: string, key = SECRET_KEY) =>
      fetch(`${stripe.apiBase}${path}`, { method: 'POST', body, headers: { Authorization: `Bearer ${key}` } })
    const unknown = await send('/v1/payment_intents', 'amount=100&currency=usd&payment_method_types[]=card')
    expect(unknown.status).toBe(400)
    expect(await unknown.text()).toContain('Received unknown parameter: payment_method_types[]')
    expect((await send('/v1/payment_intents', 'amount=100&currency=usd', 'sk_test_other')).status).toBe(401)
    expect((await send('/v1/charges', '')).status).toBe(400)
  })
})

const EVENT = { id: 'evt_x', object: 'event', type: 'payment_intent.succeeded', data: { object: {} } }

describe.each(['/api/payment-events/stripe', '/api/stripe/webhook'] as const)('POST %s', (address) => {
  const post = (body: string, signature: string) =>
    ctx.call('POST', address, body, { 'Stripe-Signature': signature })
  const event = signedWebhook(
    'payment_intent.succeeded',
    { object: 'payment_intent', id: 'pi_x' },
    WEBHOOK_SECRET,
  )

  it('200: for a signed event, even about a payment that is not ours', async () => {
    // A signature is valid for five minutes.
    const signature = sign(event.body, WEBHOOK_SECRET)
    expect(await post(event.body, signature)).toMatchObject({ status: 200, body: { received: true } })
  })

  it.each([
    ['no signature', ''],
    ['another key', sign(event.body, 'whsec_other')],
    ['an outdated signature', sign(event.body, WEBHOOK_SECRET, Math.floor(Date.now() / 1000) - 86_400)],
    ['another body', sign(`${event.body} `, WEBHOOK_SECRET)],
  ])('400: %s', async (_name, signature) => {
    expect(await post(event.body, signature)).toMatchObject({
      status: 400,
      body: { code: 'signature_invalid' },
    })
  })

  it.each<[string, unknown]>([
    ['an id that cannot be stored', { ...EVENT, id: 'evt_\0' }],
    ['an id that no index can hold', { ...EVENT, id: randomBytes(9_000).toString('hex') }],
    ['no id', { ...EVENT, id: undefined }],
    ['a number as its id', { ...EVENT, id: 7 }],
    ['a type that cannot be stored', { ...EVENT, type: 'payment_intent.\0' }],
    ['a list as its type', { ...EVENT, type: ['refund'] }],
    ['an intent that cannot be stored', { ...EVENT, data: { object: { payment_intent: 'pi_\0' } } }],
    ['no object', { ...EVENT, data: null }],
    ['null', null],
    ['a text', 'event'],
    ['no JSON', undefined],
  ])('400: signed, but with %s', async (_name, content) => {
    const body = JSON.stringify(content) ?? '{'
    expect(await post(body, sign(body, WEBHOOK_SECRET))).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    })
  })

  it('502: if the provider cannot be asked, so that the event is sent again', async () => {
    stripe.setWeather({ calls: 10, mode: 'error-500' })
    const other = signedWebhook(
      'payment_intent.succeeded',
      { object: 'payment_intent', id: 'pi_y' },
      WEBHOOK_SECRET,
    )
    expect((await post(other.body, other.signature)).status).toBe(502)
    stripe.setWeather(undefined)
    expect((await post(other.body, other.signature)).status).toBe(200)
  })

  it('gives the browser the publishable key', async () => {
    const { body } = await ctx.call('GET', '/api/payment-config')
    expect(body).toEqual({
      provider: 'stripe',
      publishableKey: 'pk_test_simulated',
      ready: true,
      ways: ['card', 'wallets', 'link'],
    })
  })
})
