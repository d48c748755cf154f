import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { GOOD_CARD } from '#test/factories/booking-request.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { ProviderRefused } from './payment-provider.ts'
import { isTestPayments } from './test-payments/open-test-payments.ts'

const testing = testContext()
const { ctx: real, stripe } = await stripeContext()

type Browser = {
  /** Pays with the browser's card form; returns the message if the card is declined. */
  pay(intentId: string, number: string): Promise<string | undefined>
  authenticate(intentId: string, approve: boolean): Promise<void>
}

const testBrowser: Browser = {
  async pay(intentId, number) {
    const payments = ownTestPayments()
    const clientSecret = (await payments.readIntent(intentId))?.clientSecret ?? ''
    const response = await payments.confirm(intentId, { ...GOOD_CARD, clientSecret, number }, MORNING)
    return 'reason' in response && response.reason ? textIn('en')(response.reason) : undefined
  },
  async authenticate(intentId, approve) {
    const payments = ownTestPayments()
    const clientSecret = (await payments.readIntent(intentId))?.clientSecret ?? ''
    await payments.authenticate(intentId, { clientSecret, approve }, MORNING)
  },
}
const stripeBrowser: Browser = {
  async pay(intentId, number) {
    try {
      stripe.ledger.confirm(intentId, number)
    } catch (error) {
      return (error as Error).message
    }
  },
  async authenticate(intentId, approve) {
    stripe.ledger.authenticate(intentId, approve)
  },
}

function ownTestPayments() {
  if (!isTestPayments(testing.payments)) throw new Error('not the test payments')
  return testing.payments
}

/** The payment's booking. */
const BOOKED = { reference: 'MT-7K3F-9QXW-2M4D' }

describe.each([
  ['test payments', () => testing.payments, testBrowser],
  ['Stripe', () => real.payments, stripeBrowser],
] as const)('a payment provider: %s', (_name, provider, browser) => {
  const create = (amountCents = 24_900, idempotencyKey: string = randomUUID()) =>
    provider().createIntent({ amountCents, metadata: BOOKED, idempotencyKey, ways: ['card'] })
  const paid = async (amountCents?: number) => {
    const intent = await create(amountCents)
    await browser.pay(intent.id, '4242 4242 4242 4242')
    return intent
  }

  it('creates an intent that takes nothing until a card pays it', async () => {
    const intent = await create()
    expect(intent).toMatchObject({
      amountCents: 24_900,
      receivedCents: 0,
      status: 'requires_payment_method',
      lastFailure: null,
    })
    expect(intent.clientSecret.length).toBeGreaterThan(20)
    expect(await provider().readIntent(intent.id)).toEqual(intent)
    expect(await provider().readIntent('pi_unknown')).toBeUndefined()
  })

  it('charges the amount that was set last, and keeps whom it is for', async () => {
    const { id } = await create(50)
    const metadata = { reference: 'MT-7K3F-9QXW-2M4D', booking: '42' }
    expect(await provider().updateIntent(id, { amountCents: 31_000, metadata })).toMatchObject({
      amountCents: 31_000,
      metadata,
    })
    await browser.pay(id, '4242 4242 4242 4242')
    expect(await provider().readIntent(id)).toMatchObject({ status: 'succeeded', receivedCents: 31_000 })
  })

  it('declines with a sentence, and the same intent can be paid with another card', async () => {
    const { id } = await create()
    expect(await browser.pay(id, '4000 0000 0000 0002')).toBe('Your card was declined.')
    expect(await browser.pay(id, '4000 0000 0000 9995')).toBe('Your card has insufficient funds.')
    expect(await provider().readIntent(id)).toMatchObject({
      status: 'requires_payment_method',
      receivedCents: 0,
      lastFailure: 'Your card has insufficient funds.',
    })
    expect(await browser.pay(id, '4242 4242 4242 4242')).toBeUndefined()
    expect(await provider().readIntent(id)).toMatchObject({ status: 'succeeded', lastFailure: null })
  })

  it('waits for the authentication step, which can fail and be repeated', async () => {
    const { id } = await create()
    await browser.pay(id, '4000 0025 0000 3155')
    expect(await provider().readIntent(id)).toMatchObject({ status: 'requires_action', receivedCents: 0 })
    await browser.authenticate(id, false)
    expect(await provider().readIntent(id)).toMatchObject({ status: 'requires_payment_method' })
    await browser.pay(id, '4000 0025 0000 3155')
    await browser.authenticate(id, true)
    expect(await provider().readIntent(id)).toMatchObject({ status: 'succeeded', receivedCents: 24_900 })
  })

  it('never changes or cancels what is paid, and says so', async () => {
    const { id } = await paid()
    await expect(provider().updateIntent(id, { amountCents: 100, metadata: {} })).rejects.toThrow(
      ProviderRefused,
    )
    expect(await provider().cancelIntent(id)).toMatchObject({ status: 'succeeded', receivedCents: 24_900 })
  })

  it('accepts no card once an intent is canceled', async () => {
    const { id } = await create()
    expect(await provider().cancelIntent(id)).toMatchObject({ status: 'canceled' })
    expect(await provider().cancelIntent(id)).toMatchObject({ status: 'canceled' })
    expect(await browser.pay(id, '4242 4242 4242 4242')).toBeTruthy()
    expect(await provider().readIntent(id)).toMatchObject({ status: 'canceled', receivedCents: 0 })
  })

  it('refunds in parts, once per idempotency key, and never more than was taken', async () => {
    const { id } = await paid(10_000)
    const refund = (amountCents: number, idempotencyKey: string) =>
      provider().refund({ intentId: id, amountCents, idempotencyKey: `${id}-${idempotencyKey}` })
    const first = await refund(6_000, 'first')
    expect(first).toMatchObject({ amountCents: 6_000, status: 'succeeded', key: `${id}-first` })
    expect(await refund(6_000, 'first')).toEqual(first)
    await expect(refund(5_000, 'first')).rejects.toThrow(ProviderRefused)
    await expect(refund(4_001, 'second')).rejects.toThrow(ProviderRefused)
    await refund(4_000, 'third')
    expect((await provider().getRefunds(id)).map(({ amountCents }) => amountCents).sort()).toEqual([
      4_000, 6_000,
    ])
  })

  it('refunds nothing that was not paid, and then knows no disputes', async () => {
    const { id } = await create()
    await expect(
      provider().refund({ intentId: id, amountCents: 100, idempotencyKey: `${id}-early` }),
    ).rejects.toThrow(ProviderRefused)
    expect(await provider().getRefunds(id)).toEqual([])
    expect(await provider().getDisputes(id)).toEqual([])
  })

  it('lists every intent since an instant, over however many pages', async () => {
    const since = new Date('2026-01-01')
    const made = await Promise.all(Array.from({ length: 130 }, () => create(5_000)))
    const listed: string[] = []
    let page = await provider().listIntents(since, null)
    expect(page.intents.length).toBe(100)
    for (; page.cursor !== null; page = await provider().listIntents(since, page.cursor))
      listed.push(...page.intents.map(({ id }) => id))
    listed.push(...page.intents.map(({ id }) => id))
    expect(made.filter(({ id }) => !listed.includes(id))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
    expect(await provider().listIntents(new Date('2040-01-01'), null)).toEqual({ intents: [], cursor: null })
  })
})

it('Stripe refuses a webhook without a valid signature, and test payments send none', () => {
  const read = (signature?: string) => real.payments.readEvent?.({ rawBody: '{}', header: () => signature })
  expect(() => read()).toThrow(ProviderRefused)
  expect(() => read('t=1,v1=00')).toThrow(ProviderRefused)
  expect(testing.payments.readEvent).toBeUndefined()
})
