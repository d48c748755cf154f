import { describe, expect, it, vi } from 'vitest'
import type { Refused } from '#test/body-of.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { expireOrderChanges } from './intents/expire-order-changes.ts'
import { ProviderDown } from './providers/payment-provider.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { ctx: real, stripe } = await stripeContext()

const PROVIDER_DOWN =
  'Card payments aren’t responding right now. Nothing was charged. Please try again in a moment.'

async function preparedIntent() {
  const { body } = await ctx.call('POST', '/api/create-payment-intent', { amount: 75 })
  return body
}

describe('POST /api/create-payment-intent for a booking', () => {
  it('201: uses the booking’s own amount', async () => {
    const booking = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-02-01' }))
    const { status, body } = await ctx.call('POST', '/api/create-payment-intent', {
      amount: '1.00',
      bookingId: booking.body.bookingId,
    })
    expect(status).toBe(201)
    expect((await ctx.payments.readIntent(body.paymentIntentId))?.amountCents).toBe(7_500)
  })

  it('409: if it is paid or cancelled', async () => {
    const paid = await payForParty(ctx, { bookingDate: '2027-02-06' })
    const other = await payForParty(ctx, { bookingDate: '2027-02-11' })
    await ctx.staff('PATCH', `/api/bookings/${other.id}`, { bookingStatus: 'cancelled' })
    for (const { bookingId } of [paid, other]) {
      const response = await ctx.call('POST', '/api/create-payment-intent', { amount: '75.00', bookingId })
      expect(response.status).toBe(409)
    }
  })
})

describe('POST /api/bookings/{reference}/payment', () => {
  it('400: for an invalid payment id', async () => {
    const { bookingId } = await payForParty(ctx, { bookingDate: '2027-02-16' })
    const ask = (body: unknown) => ctx.call('POST', `/api/bookings/${bookingId}/payment`, body)
    expect((await ask({ paymentIntentId: 12 })).status).toBe(400)
    expect((await ask({ paymentIntentId: 'x'.repeat(256) })).status).toBe(400)
    expect((await ask('{')).status).toBe(400)
  })

  it('404: for an invalid reference', async () => {
    expect((await ctx.call('POST', '/api/bookings/12/payment')).status).toBe(404)
  })
})

describe('test payments', () => {
  const CALLS = [
    ['confirm', GOOD_CARD],
    ['authenticate', { approve: true }],
  ] as const

  it.each(CALLS)('%s, 400: an incomplete request', async (call) => {
    const { paymentIntentId } = await preparedIntent()
    expect((await ctx.call('POST', `/api/test-payments/${paymentIntentId}/${call}`, {})).status).toBe(400)
  })

  it.each(CALLS)('%s, 404: an unknown payment, and a secret that is not its own', async (call, body) => {
    const [one, other] = [await preparedIntent(), await preparedIntent()]
    for (const [id, clientSecret] of [
      ['pi_test_unknown', one.clientSecret],
      [one.paymentIntentId, other.clientSecret],
    ]) {
      const response = await ctx.call('POST', `/api/test-payments/${id}/${call}`, { ...body, clientSecret })
      expect([response.status, response.body.message]).toEqual([
        404,
        'This payment doesn’t exist. Please refresh the page and try again.',
      ])
    }
    expect((await ctx.payments.readIntent(one.paymentIntentId))?.receivedCents).toBe(0)
  })

  it.each(CALLS)('%s, 404: where real cards are taken', async (call, body) => {
    const path = `/api/test-payments/pi_test_any/${call}`
    const { status, body: response } = await real.call('POST', path, { ...body, clientSecret: 'x' })
    expect([status, response.message]).toEqual([
      404,
      'Test payments are off because real card payments are set up.',
    ])
  })
})

describe('while Stripe is down', () => {
  it('502: every call that needs it says so, and changes nothing', async () => {
    const { body: intent } = await real.call('POST', '/api/create-payment-intent', { amount: 75 })
    const { paymentIntentId } = intent
    const order = bookingRequest({ bookingDate: '2027-03-01', paymentIntentId })
    const { body: booking } = await real.call('POST', '/api/bookings', order)
    stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)
    const settle = () => real.call('POST', `/api/bookings/${booking.bookingId}/payment`, {})
    const trouble = async (ask: () => Promise<{ status: number; body: Refused }>) => {
      stripe.setWeather({ calls: 20, mode: 'error-500' })
      const { status, body } = await ask()
      stripe.setWeather(undefined)
      expect([status, body.code, body.message]).toEqual([502, 'provider_down', PROVIDER_DOWN])
    }
    await trouble(() => real.call('POST', '/api/create-payment-intent', { amount: 75 }))
    await trouble(settle)
    expect((await settle()).body.status).toBe('paid')
    const at = await createPageLink(real, booking)
    await trouble(() => real.call('POST', at('/balance-payment')))
    expect((await real.call('GET', at())).body).toMatchObject({ paidAmount: '75.00', owedAmount: '75.00' })
    expect((await real.call('POST', at('/balance-payment'))).status).toBe(201)
  })
})

describe('after a change of the Stripe account', () => {
  async function book(bookingDate: string) {
    const { paymentIntentId } = (await real.call('POST', '/api/create-payment-intent', { amount: 75 })).body
    const order = bookingRequest({ bookingDate, paymentIntentId, isDeposit: false })
    return { ...(await real.call('POST', '/api/bookings', order)).body, paymentIntentId }
  }
  const open = (bookingId: string) =>
    real.call('POST', '/api/create-payment-intent', { amount: '150.00', bookingId })
  const pay = async (bookingId: string, paymentIntentId: string) => {
    stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)
    return (await real.call('POST', `/api/bookings/${bookingId}/payment`, { paymentIntentId })).body.status
  }
  const changeAccount = () => stripe.ledger.intents.clear()

  it('a booking is paid with a new payment', async () => {
    const { bookingId } = await book('2027-06-01')
    changeAccount()
    const { status, body } = await open(bookingId)
    expect([status, await pay(bookingId, body.paymentIntentId)]).toEqual([201, 'paid'])
  })

  it('a booking can be deleted, but not while Stripe does not answer', async () => {
    const { id } = await book('2027-06-06')
    changeAccount()
    const down = vi.spyOn(real.payments, 'cancelIntent').mockRejectedValue(new ProviderDown('Down'))
    expect((await real.staff('DELETE', `/api/bookings/${id}`)).status).toBe(502)
    down.mockRestore()
    expect((await real.staff('DELETE', `/api/bookings/${id}`)).status).toBe(204)
  })

  it('a change that waits for its payment gets another one, and no longer waits once it has ended', async () => {
    const { paymentIntentId, ...booking } = await book('2027-06-11')
    expect(await pay(booking.bookingId, paymentIntentId)).toBe('paid')
    const at = await createPageLink(real, booking)
    const { version, differenceAmount } = (
      await real.call('POST', at('/change-quote'), { numberOfTeepees: 3 })
    ).body
    const change = () => real.call('POST', at('/change'), { numberOfTeepees: 3, version, differenceAmount })
    expect((await change()).status).toBe(201)
    changeAccount()
    const { status, body } = await change()
    if (!('changeId' in body)) throw new Error('Nothing to pay')
    expect([status, stripe.ledger.find(body.paymentIntentId).status]).toEqual([
      201,
      'requires_payment_method',
    ])
    changeAccount()
    real.setNow(new Date(MORNING.getTime() + 31 * 60_000))
    expect(await expireOrderChanges(real)).toBe(1)
    real.setNow(MORNING)
  })
})

describe('the customer’s own page', () => {
  const CALLS: [string, unknown][] = [
    ['balance-payment', {}],
    ['reschedule', { bookingDate: '2027-05-01' }],
    ['cancellation', { refundAmount: '0.00' }],
    ['message', { message: 'Could you come at two?' }],
  ]

  it.each(CALLS)('POST %s, 404: without the token, and nothing changes', async (call, body) => {
    const booking = await payForParty(ctx, { bookingDate: '2027-03-10' })
    for (const question of ['', '?token=', '?token=a.b', `?token=${'x'.repeat(200)}`]) {
      const path = `/api/my-bookings/${booking.bookingId}/${call}${question}`
      expect((await ctx.call('POST', path, body)).status).toBe(404)
    }
    const after = (await ctx.staff('GET', `/api/bookings/${booking.id}`)).body
    expect(after).toEqual(booking)
    await ctx.staff('DELETE', `/api/bookings/${booking.id}?money=refund`)
  })

  it.each([
    ['balance-payment', { amount: 'much' }],
    ['balance-payment', { purpose: 'tip' }],
    ['reschedule', {}],
    ['reschedule', { bookingDate: '2027-02-30' }],
    ['cancellation', { refundAmount: '-1' }],
    ['message', { message: 'x'.repeat(2_001) }],
    ['message', '{'],
  ])('POST %s %j, 400', async (call, body) => {
    const booking = await payForParty(ctx, { bookingDate: '2027-03-20' })
    const at = await createPageLink(ctx, booking)
    expect((await ctx.call('POST', at(`/${call}`), body)).status).toBe(400)
    await ctx.staff('DELETE', `/api/bookings/${booking.id}?money=refund`)
  })

  it('409: for moving to a past day or one beyond the calendar, or moving a cancelled party', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-04-01' })
    const at = await createPageLink(ctx, booking)
    const move = (bookingDate: string) => ctx.call('POST', at('/reschedule'), { bookingDate })
    expect((await move('2027-01-03')).status).toBe(409)
    expect((await move('2028-04-01')).status).toBe(409)
    await ctx.call('POST', at('/cancellation'), { refundAmount: '0.00' })
    expect(await move('2027-04-10')).toMatchObject({ status: 409, body: { code: 'booking_closed' } })
    const again = await ctx.call('POST', at('/cancellation'), { refundAmount: '0.00' })
    expect(again.status).toBe(409)
  })

  it('409: for cancelling a party that is over', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-01-20' })
    const at = await createPageLink(ctx, booking)
    ctx.setNow(new Date('2027-01-22T15:00:00Z'))
    const { status } = await ctx.call('POST', at('/cancellation'), { refundAmount: '0.00' })
    expect(status).toBe(409)
    expect((await ctx.call('GET', at())).body.canCancel).toBe(false)
    ctx.setNow(MORNING)
  })
})
