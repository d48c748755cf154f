import { describe, expect, it } from 'vitest'
import { refunds } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest, DECLINED_CARD, GOOD_CARD } from '#test/factories/booking-request.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const MINUTE = 60_000

async function intent(body: Record<string, unknown> = { amount: '75.00', currency: 'usd', isDeposit: true }) {
  return (await ctx.call('POST', '/api/create-payment-intent', body)).body
}

async function bookedWithIntent(changes: Record<string, unknown> = {}) {
  const made = await intent()
  const { body } = await ctx.call(
    'POST',
    '/api/bookings',
    bookingRequest({ ...changes, paymentIntentId: made.paymentIntentId }),
  )
  return { ...made, reference: body.bookingId, booking: body }
}

const pay = (made: { paymentIntentId: string; clientSecret: string }, card = GOOD_CARD) =>
  ctx.call('POST', `/api/test-payments/${made.paymentIntentId}/confirm`, {
    ...card,
    clientSecret: made.clientSecret,
  })
const ask = (reference: string, language = 'en') =>
  ctx.call('POST', `/api/bookings/${reference}/payment`, undefined, { 'X-Language': language })

describe('POST /api/create-payment-intent', () => {
  it('201: returns the secret under both names', async () => {
    const { status, body } = await ctx.call('POST', '/api/create-payment-intent', {
      amount: 1,
      currency: 'usd',
      isDeposit: false,
    })
    expect(status).toBe(201)
    expect(body.clientSecret).toBe(body.client_secret)
    expect(body.paymentIntentId).toMatch(/^pi_/)
  })

  it.each([{ amount: '0.49' }, { amount: 0 }, { amount: -1 }])('%j: is too small', async (body) => {
    const response = await ctx.call('POST', '/api/create-payment-intent', body)
    expect([response.status, response.body.message]).toEqual([
      400,
      'Payment amount must be at least $0.50. Please adjust your order or remove the coupon.',
    ])
  })

  it.each([
    [{ amount: 'much' }, 400, 'Enter an amount in dollars, such as 249.00'],
    [{ amount: '5.00', currency: 'eur' }, 400, 'Payments are in US dollars (usd)'],
    [
      { amount: '5.00', bookingId: 'MT-0000-0000-0000' },
      404,
      'There’s no booking with this reference. Check it and try again.',
    ],
  ])('%j: %i', async (body, status, message) => {
    const response = await ctx.call('POST', '/api/create-payment-intent', body)
    expect([response.status, response.body.message]).toEqual([status, message])
  })
})

describe('paying for a booking', () => {
  it('charges our own amount, whatever the browser estimated', async () => {
    const made = await bookedWithIntent({ bookingDate: '2027-02-01' })
    expect((await ctx.payments.readIntent(made.paymentIntentId))?.amountCents).toBe(7500)
    await pay(made)
    const { status, body } = await ask(made.reference)
    expect([status, body.status, body.booking.isPaid, body.booking.bookingStatus]).toEqual([
      200,
      'paid',
      true,
      'pending',
    ])
    expect(body.booking.holdExpiresAt).toBeNull()
    expect((await ask(made.reference)).body.status).toBe('paid')
  })

  it('never trusts the browser', async () => {
    const made = await bookedWithIntent({
      bookingDate: '2027-02-02',
      isPaid: true,
      bookingStatus: 'confirmed',
    })
    expect(made.booking).toMatchObject({ isPaid: false, bookingStatus: 'pending' })
    expect((await ask(made.reference)).body.status).toBe('unpaid')
  })

  it('lets a declined card be followed by another: one booking, one payment', async () => {
    const made = await bookedWithIntent({ bookingDate: '2027-02-03' })
    expect((await pay(made, DECLINED_CARD)).body).toEqual({
      status: 'requires_payment_method',
      message: 'Your card was declined.',
    })
    expect((await ask(made.reference)).body).toMatchObject({
      status: 'unpaid',
      message: 'Your card was declined.',
    })
    await pay(made)
    expect((await ask(made.reference)).body.status).toBe('paid')
  })

  it('revises the same booking if the choice changes after a declined card', async () => {
    const made = await bookedWithIntent({ bookingDate: '2027-02-05', couponCode: 'WELCOME10' })
    await pay(made, DECLINED_CARD)
    const second = await intent()
    const { status, body } = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({
        bookingDate: '2027-02-06',
        isDeposit: false,
        couponCode: 'WELCOME10',
        paymentIntentId: second.paymentIntentId,
        bookingId: made.reference,
      }),
    )
    expect([status, body.bookingId, body.id, body.finalAmount]).toEqual([
      201,
      made.reference,
      made.booking.id,
      '135.00',
    ])
    expect((await pay(made)).body.status).toBe('requires_payment_method')
    await pay(second)
    expect((await ask(made.reference)).body.booking).toMatchObject({
      isPaid: true,
      isDeposit: false,
      bookingDate: '2027-02-06',
    })
  })

  it('409: for another booking’s intent', async () => {
    const made = await bookedWithIntent({ bookingDate: '2027-03-01' })
    const { status, body } = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ bookingDate: '2027-03-05', paymentIntentId: made.paymentIntentId }),
    )
    expect([status, body.code]).toEqual([409, 'payment_used'])
  })

  it('404: for an unknown reference', async () => {
    expect((await ask('MT-0000-0000-0000')).status).toBe(404)
  })
})

describe('a payment that arrives after the hold', () => {
  it('revives the booking while its day is free', async () => {
    const made = await bookedWithIntent({ bookingDate: '2027-04-01' })
    ctx.setNow(new Date(MORNING.getTime() + 45 * MINUTE))
    await pay(made)
    expect((await ask(made.reference)).body).toMatchObject({
      status: 'paid',
      booking: { bookingStatus: 'pending', isPaid: true },
    })
    ctx.setNow(MORNING)
  })

  it('is refunded at once if somebody else has the day, and the customer is told', async () => {
    const made = await bookedWithIntent({ bookingDate: '2027-04-10', numberOfTeepees: 8 })
    ctx.setNow(new Date(MORNING.getTime() + 45 * MINUTE))
    const other = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ bookingDate: '2027-04-10', numberOfTeepees: 8 }),
    )
    expect(other.status).toBe(201)
    await pay(made)
    const { body } = await ask(made.reference)
    expect(body.status).toBe('refunded')
    expect(body.message).toContain('We’re refunding all of it')
    expect((await ask(made.reference, 'es')).body.message).toBe(
      'Su pago llegó cuando su fecha ya se había liberado. Se lo estamos devolviendo completo. Solo quedan 2 tipis para el sábado, 10 de abril de 2027. Por favor, elija menos tipis u otra fecha.',
    )
    expect(await ctx.db.select().from(refunds)).toMatchObject([
      {
        status: 'succeeded',
        amountCents: 30_000,
        reasonCode: 'cameTooLate',
        reasonValues: [
          [
            { sentence: 'fewTeepeesLeft', about: [2, '2027-04-10'] },
            { sentence: 'chooseFewerTeepees', about: [] },
          ],
        ],
      },
    ])
    const reason = { text: 'Not paid for this' }
    await ctx.db.update(refunds).set({ reasonCode: 'asWritten', reasonValues: [reason.text] })
    expect((await ask(made.reference)).body.message).toBe(reason.text)
    expect((await ask(made.reference, 'es')).body.message).toBe(
      'No pudimos aplicar su pago a esta reserva, así que se lo estamos devolviendo. Nuestro correo le explica por qué.',
    )
    expect((await ctx.call('GET', `/api/bookings/${made.reference}`)).body.isPaid).toBe(false)
    ctx.setNow(MORNING)
  })
})

describe('POST /api/stripe/webhook', () => {
  it('503: names the missing setting while it is not configured', async () => {
    const { status, body } = await ctx.call('POST', '/api/stripe/webhook', '{}')
    expect(status).toBe(503)
    expect(body.message).toContain('STRIPE_WEBHOOK_SECRET')
    expect(await ctx.call('POST', '/api/payment-events/stripe', '{}')).toMatchObject({ status })
  })

  it.each(['test', 'barter'])('404: %s sends no events', async (name) => {
    const address = `/api/payment-events/${name}` as const
    expect(await ctx.call('POST', address, '{}')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  })
})
