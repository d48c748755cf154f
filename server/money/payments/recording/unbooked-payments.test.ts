import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { discrepancies, paymentIntents } from '#server/foundation/database/schema/all-tables.ts'
import { expireHolds } from '#server/money/payments/intents/expire-holds.ts'
import { bookingRequest, DECLINED_CARD, GOOD_CARD } from '#test/factories/booking-request.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import type { Webhook } from '#test/simulated/stripe/webhooks.ts'
import { MORNING, type TestContext, testContext } from '#test/test-context.ts'
import { stopStaleIntents } from '../intents/stop-stale-intents.ts'

const limited = testContext({ env: { TRUST_PROXY: 'true' } })
const testing = testContext({ env: { RATE_LIMITS: 'off' } })
const { ctx: real, stripe, deliver } = await stripeContext()
const MINUTE = 60_000

const prepare = (ctx: TestContext, body: Record<string, unknown> = { amount: 1 }, headers = {}) =>
  ctx.call('POST', '/api/create-payment-intent', body, headers)

const { ctx: thieves, stripe: tried } = await stripeContext({ RATE_LIMITS: 'on', TRUST_PROXY: 'true' })

describe('payments without a booking, with a real provider', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const at = (seconds: number) => thieves.setNow(new Date(MORNING.getTime() + seconds * 1000))
  const made = () => tried.ledger.intents.size

  it('take longer waits each time, and are limited to five an hour per address', async () => {
    const waits: (number | string)[] = []
    let seconds = 0
    for (let asked = 0; asked < 9; asked++) {
      at(seconds)
      const { status, headers } = await prepare(thieves, { amount: 1 }, from('203.0.113.1'))
      const wait = Number(headers.get('retry-after'))
      waits.push(status === 201 ? 'made' : wait)
      seconds += wait
    }
    expect(waits).toEqual(['made', 'made', 15, 'made', 60, 'made', 240, 'made', 3285])
  })

  it('60 attempts in ten minutes get five payments from one address, twenty from sixty addresses', async () => {
    at(4 * 3600)
    const before = made()
    for (let tries = 0; tries < 60; tries++) {
      at(4 * 3600 + tries * 10)
      await prepare(thieves, { amount: 1 }, from('203.0.113.2'))
    }
    expect(made() - before).toBe(5)
    at(8 * 3600)
    for (let tries = 0; tries < 60; tries++)
      await prepare(thieves, { amount: 1 }, from(`198.51.100.${tries}`))
    expect(made() - before).toBe(25)
  })

  it('keep no family from paying: it holds its party first', async () => {
    const order = bookingRequest({ bookingDate: '2027-02-20' })
    const { body } = await thieves.call('POST', '/api/bookings', order, from('203.0.113.2'))
    const wanted = { amount: 1, bookingId: body.bookingId }
    expect((await prepare(thieves, wanted, from('203.0.113.2'))).status).toBe(201)
    thieves.setNow(MORNING)
  })
})

describe('payments without a booking', () => {
  it('429: above sixty in ten minutes, from however many addresses; those with a booking still work', async () => {
    const ask = (index: number) =>
      prepare(limited, { amount: 1 }, { 'X-Forwarded-For': `203.0.113.${index}` })
    const statuses: number[] = []
    for (let i = 1; i <= 62; i++) statuses.push((await ask(i)).status)
    expect(statuses).toEqual([...Array(60).fill(201), 429, 429])
    const { body } = await limited.call('POST', '/api/bookings', bookingRequest())
    expect((await prepare(limited, { amount: 1, bookingId: body.bookingId })).status).toBe(201)
    limited.setNow(new Date(MORNING.getTime() + 10 * MINUTE))
    expect((await ask(63)).status).toBe(201)
    limited.setNow(MORNING)
  })

  it('429: above five in ten minutes from one address, with what families who share it can do', async () => {
    limited.setNow(new Date(MORNING.getTime() + 60 * MINUTE))
    const ask = () => prepare(limited, { amount: 1 }, { 'X-Forwarded-For': '203.0.113.99' })
    const statuses: number[] = []
    for (let i = 1; i <= 6; i++) statuses.push((await ask()).status)
    expect(statuses).toEqual([...Array(5).fill(201), 429])
    const { headers, body } = await ask()
    expect(headers.get('retry-after')).toBe('600')
    expect(body.message).toBe(
      'Your internet address has reached the rate limit of payments without a booking. If others share it with you, book your party first: you can then pay at once. Or wait 10 minutes and try again.',
    )
    limited.setNow(MORNING)
  })

  it('keep nobody from paying: even if some addresses use them up, a family behind one of them can pay', async () => {
    limited.setNow(new Date(MORNING.getTime() + 120 * MINUTE))
    const from = (address: string) => ({ 'X-Forwarded-For': address })
    for (let i = 0; i < 60; i++) await prepare(limited, { amount: 1 }, from(`203.0.113.${200 + (i % 12)}`))
    expect((await prepare(limited, { amount: 1 }, from('198.51.100.1'))).status).toBe(429)
    const order = bookingRequest({ bookingDate: '2027-02-20' })
    for (const address of ['198.51.100.1', '203.0.113.200']) {
      const { body } = await limited.call('POST', '/api/bookings', order, from(address))
      const { status } = await prepare(limited, { amount: 1, bookingId: body.bookingId }, from(address))
      expect(status).toBe(201)
    }
    limited.setNow(MORNING)
  })

  it('accept no card where we control that, until they are attached', async () => {
    const { paymentIntentId, clientSecret } = (await prepare(testing)).body
    const pay = () =>
      testing.call('POST', `/api/test-payments/${paymentIntentId}/confirm`, { ...GOOD_CARD, clientSecret })
    expect((await pay()).body).toMatchObject({ status: 'requires_payment_method' })
    await testing.call('POST', '/api/bookings', bookingRequest({ paymentIntentId }))
    expect((await pay()).body).toEqual({ status: 'succeeded' })
  })

  it('are refunded automatically if a card was charged anyway, and staff are told', async () => {
    const { paymentIntentId } = (await prepare(real, { amount: '80.00' })).body
    stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)
    const event = stripe.webhooks.at(-1) as Webhook
    await Promise.all([deliver(event), deliver(event), deliver(event)])
    expect(stripe.ledger.getRefunded(paymentIntentId)).toBe(8_000)
    const found = await real.db
      .select()
      .from(discrepancies)
      .where(eq(discrepancies.intentId, paymentIntentId))
    expect(found).toMatchObject([{ kind: 'returned-without-booking', bookingReference: null }])
    const order = bookingRequest({ paymentIntentId, bookingDate: '2027-03-13' })
    expect((await real.call('POST', '/api/bookings', order)).body.code).toBe('payment_used')
  })

  it('are stopped as soon as a card was tried on them, since our pages hold the party first', async () => {
    const { paymentIntentId } = (await prepare(real)).body
    const readState = async () => (await real.payments.readIntent(paymentIntentId))?.status
    expect(() => stripe.ledger.confirm(paymentIntentId, DECLINED_CARD.number)).toThrow('declined')
    expect(await readState()).toBe('requires_payment_method')
    await deliver(stripe.webhooks.at(-1) as Webhook)
    expect(await readState()).toBe('canceled')
    expect(() => stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)).toThrow('canceled')
    const order = bookingRequest({ paymentIntentId, bookingDate: '2027-03-20' })
    expect((await real.call('POST', '/api/bookings', order)).body.code).toBe('payment_used')
  })

  it('allow the card of a booked party another attempt', async () => {
    const { paymentIntentId } = (await prepare(real)).body
    await real.call('POST', '/api/bookings', bookingRequest({ paymentIntentId, bookingDate: '2027-03-20' }))
    expect(() => stripe.ledger.confirm(paymentIntentId, DECLINED_CARD.number)).toThrow('declined')
    await deliver(stripe.webhooks.at(-1) as Webhook)
    stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)
    expect((await real.payments.readIntent(paymentIntentId))?.status).toBe('succeeded')
  })

  it('are stopped at the provider after a day, once', async () => {
    const { paymentIntentId } = (await prepare(real)).body
    const readStatus = async () => (await real.payments.readIntent(paymentIntentId))?.status
    await stopStaleIntents(real)
    expect(await readStatus()).toBe('requires_payment_method')
    real.setNow(new Date(MORNING.getTime() + 24 * 60 * MINUTE + 1))
    await stopStaleIntents(real)
    expect(await readStatus()).toBe('canceled')
    const calls = stripe.callCount()
    await stopStaleIntents(real)
    expect(stripe.callCount()).toBe(calls)
    const [row] = await real.db
      .select()
      .from(paymentIntents)
      .where(eq(paymentIntents.intentId, paymentIntentId))
    expect(row?.stoppedAt).toEqual(real.now())
    real.setNow(MORNING)
  })
})

const booked = async (bookingDate: string) => {
  const { paymentIntentId: intentId } = (await prepare(real)).body
  const order = bookingRequest({ bookingDate, paymentIntentId: intentId })
  const { id, bookingId } = (await real.call('POST', '/api/bookings', order)).body
  return { id, bookingId, intentId }
}
const readStates = (...of: { intentId: string }[]) =>
  Promise.all(of.map(async ({ intentId }) => (await real.payments.readIntent(intentId))?.status))
const keptByStaff = async (reference: string) => {
  const { id } = (await real.call('GET', `/api/bookings/${reference}`)).body
  await real.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'confirmed' })
}

describe('payments for a booking', () => {
  it('429: after twelve within a day, until tomorrow', async () => {
    const order = bookingRequest({ bookingDate: '2027-05-22' })
    const { id, bookingId } = (await real.call('POST', '/api/bookings', order)).body
    const row = { bookingId: id, provider: 'stripe', amountCents: 1, createdAt: MORNING }
    const made = Array.from({ length: 12 }, (_, index) => ({ ...row, intentId: `pi_${index}` }))
    await real.db.insert(paymentIntents).values(made)
    const { status, headers } = await prepare(real, { amount: 1, bookingId })
    expect([status, headers.get('retry-after')]).toEqual([429, '86400'])
  })

  it('are stopped when its hold ends, and when it is cancelled: a late card is not charged just to be refunded', async () => {
    const expired = await booked('2027-05-01')
    const cancelled = await booked('2027-05-08')
    const kept = await booked('2027-05-15')
    await keptByStaff(kept.bookingId)
    await real.staff('PATCH', `/api/bookings/${cancelled.id}`, { bookingStatus: 'cancelled' })
    real.setNow(new Date(MORNING.getTime() + 29 * MINUTE))
    await stopStaleIntents(real)
    expect(await readStates(expired, cancelled, kept)).toEqual([
      'requires_payment_method',
      'canceled',
      'requires_payment_method',
    ])
    real.setNow(new Date(MORNING.getTime() + 30 * MINUTE))
    await expireHolds(real)
    expect(await readStates(expired, kept)).toEqual(['canceled', 'requires_payment_method'])
    expect(() => stripe.ledger.confirm(expired.intentId, GOOD_CARD.number)).toThrow('canceled')
    expect(stripe.ledger.find(expired.intentId).amount_received).toBe(0)
    // The day is still free, so the family continues with another payment.
    const order = { bookingDate: '2027-05-01', bookingId: expired.bookingId }
    const again = await real.call('POST', '/api/bookings', bookingRequest(order))
    expect([again.status, again.body.bookingId]).toEqual([201, expired.bookingId])
    const { body: fresh } = await prepare(real, { amount: 75, bookingId: expired.bookingId })
    stripe.ledger.confirm(fresh.paymentIntentId, GOOD_CARD.number)
    const { body } = await real.call('POST', `/api/bookings/${expired.bookingId}/payment`)
    expect(body.status).toBe('paid')
    real.setNow(MORNING)
  })

  it('are stopped after six days, before the comparison window ends; unnoticed payments are recorded', async () => {
    const prepared = async (bookingDate: string) => {
      const { paymentIntentId } = (await prepare(real)).body
      const { body } = await real.call(
        'POST',
        '/api/bookings',
        bookingRequest({ bookingDate, paymentIntentId }),
      )
      return { paymentIntentId, bookingId: body.bookingId }
    }
    const open = await prepared('2027-04-10')
    await keptByStaff(open.bookingId)
    const paid = await prepared('2027-04-17')
    await keptByStaff(paid.bookingId)
    const readStatus = async () => (await real.payments.readIntent(open.paymentIntentId))?.status
    real.setNow(new Date(MORNING.getTime() + 6 * 24 * 60 * MINUTE - 1))
    await stopStaleIntents(real)
    expect(await readStatus()).toBe('requires_payment_method')
    stripe.ledger.confirm(paid.paymentIntentId, GOOD_CARD.number)
    real.setNow(new Date(MORNING.getTime() + 6 * 24 * 60 * MINUTE + 1))
    await stopStaleIntents(real)
    expect(await readStatus()).toBe('canceled')
    expect((await real.call('GET', `/api/bookings/${paid.bookingId}`)).body.isPaid).toBe(true)
    real.setNow(MORNING)
  })
})
