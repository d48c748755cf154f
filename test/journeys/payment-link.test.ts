import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox, paymentIntents, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { payByTestCard } from '#test/journeys/pay-for-party.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import type { Webhook } from '#test/simulated/stripe/webhooks.ts'
import { type TestContext, testContext } from '#test/test-context.ts'

const testing = testContext({ env: { RATE_LIMITS: 'off' } })
const { ctx: real, stripe, deliver } = await stripeContext()
const GOOD = '4242424242424242'
const DEPOSIT = { amount: '75.00', purpose: 'booking' }

type Prepared = { paymentIntentId: string; clientSecret: string }
type House = {
  readonly ctx: TestContext
  /** Does what the card form does; a payment that was stopped in the meantime charges nothing. */
  charge(prepared: Prepared): Promise<unknown>
}
const houses: [string, House][] = [
  [
    'test payments',
    {
      ctx: testing,
      charge: ({ paymentIntentId, clientSecret }) => payByTestCard(testing, paymentIntentId, clientSecret),
    },
  ],
  [
    'Stripe',
    {
      ctx: real,
      async charge({ paymentIntentId }) {
        try {
          stripe.ledger.confirm(paymentIntentId, GOOD)
        } catch (error) {
          if (!/status of (canceled|succeeded)/.test(String(error))) throw error
        }
      },
    },
  ],
]

/** Makes a booking by phone; returns it with the part of its link after /my-booking/. */
async function phoneBooking(ctx: TestContext, bookingDate: string, changes: Record<string, unknown> = {}) {
  const request = bookingRequest({ bookingDate, sendPaymentLink: true, ...changes })
  const { body: booking } = await ctx.staff('POST', '/api/admin/bookings', request)
  const { url } = (await ctx.staff('GET', `/api/bookings/${booking.id}/payment-link`)).body
  const [, reference, token] = /my-booking\/([^?]+)\?token=(.+)$/.exec(url) ?? []
  return {
    id: booking.id,
    reference: booking.bookingId,
    prepare: (body?: object) =>
      ctx.call('POST', `/api/my-bookings/${reference}/balance-payment?token=${token}`, body),
    own: async () => (await ctx.call('GET', `/api/my-bookings/${reference}?token=${token}`)).body,
  }
}

const read = async (ctx: TestContext, id: number) => (await ctx.staff('GET', `/api/bookings/${id}`)).body

/** Returns the booking's intents for which the provider took money. */
async function taken(ctx: TestContext, bookingId: number): Promise<string[]> {
  const attached = await ctx.db.select().from(paymentIntents).where(eq(paymentIntents.bookingId, bookingId))
  const intents = await Promise.all(attached.map(({ intentId }) => ctx.payments.readIntent(intentId)))
  return intents.flatMap((intent) => (intent?.status === 'succeeded' ? [intent.id] : []))
}

describe.each(houses)('the payment link of a booking taken by phone: %s', (_, { ctx, charge }) => {
  it('takes the deposit and then the balance, with a mail for each', async () => {
    const booking = await phoneBooking(ctx, '2027-02-13')
    for (const [dueAmount, paidAmount] of [
      ['75.00', '75.00'],
      ['75.00', '150.00'],
    ]) {
      expect((await booking.own()).dueAmount).toBe(dueAmount)
      const { status, body } = await booking.prepare({ amount: dueAmount })
      expect(status).toBe(201)
      await charge(body)
      const { paymentIntentId } = body
      const settled = await ctx.call('POST', `/api/bookings/${booking.reference}/payment`, {
        paymentIntentId,
      })
      expect(settled.body.status).toBe('paid')
      expect(await read(ctx, booking.id)).toMatchObject({
        isPaid: true,
        paidAmount,
        bookingStatus: 'confirmed',
      })
    }
    expect(await booking.own()).toMatchObject({ dueAmount: '0.00', duePurpose: null })
    expect(await booking.prepare()).toMatchObject({ status: 409, body: { code: 'payment_used' } })
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      'confirmation',
      'owner-booking',
      'payment-link',
      'payment-receipt',
    ])
  })

  it('can only be paid once, however many browsers pay at the same moment', async () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const booking = await phoneBooking(ctx, `2027-06-0${round}`)
      await Promise.all(
        [1, 2, 3, 4, 5].map(async () => {
          const { status, body } = await booking.prepare(DEPOSIT)
          if (status === 201) await charge(body)
          else expect([status, body.code]).toEqual([409, expect.stringMatching(/payment_used|price_changed/)])
        }),
      )
      expect(await taken(ctx, booking.id)).toHaveLength(1)
      await ctx.call('POST', `/api/bookings/${booking.reference}/payment`)
      expect(await read(ctx, booking.id)).toMatchObject({ isPaid: true, paidAmount: '75.00' })
      const rows = await ctx.db.select().from(payments).where(eq(payments.bookingId, booking.id))
      expect(rows.map(({ amountCents }) => amountCents)).toEqual([7500])
    }
  })

  it('409: never charges an amount other than the one shown', async () => {
    const booking = await phoneBooking(ctx, '2027-03-02')
    await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { numberOfTeepees: 4 })
    const stale = await booking.prepare({ amount: '75.00' })
    expect(stale).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(stale.body.message).toContain('$150.00 now')
    expect((await booking.prepare({ amount: '150.00' })).status).toBe(201)
    expect((await booking.prepare({ amount: 'much' })).status).toBe(400)
  })

  it('409: never takes a balance of the same amount from somebody who was shown the deposit', async () => {
    const booking = await phoneBooking(ctx, '2027-03-16')
    await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, { amount: '75.00', method: 'cash' })
    const stale = await booking.prepare(DEPOSIT)
    expect(stale).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(stale.body.message).toMatch(/^The first payment has arrived/)
  })

  it('refunds a payment that arrives after staff took the deposit in cash', async () => {
    const booking = await phoneBooking(ctx, '2027-03-06')
    const { body } = await booking.prepare()
    await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, { amount: '75.00', method: 'cash' })
    await charge(body)
    const settled = await ctx.call('POST', `/api/bookings/${booking.reference}/payment`, {
      paymentIntentId: body.paymentIntentId,
    })
    expect(settled.body.status).toBe('refunded')
    expect(await read(ctx, booking.id)).toMatchObject({ isPaid: true, paidAmount: '75.00' })
  })

  it('keeps only what was still due if staff took part of it in cash meanwhile', async () => {
    const booking = await phoneBooking(ctx, '2027-03-09')
    const { body } = await booking.prepare()
    await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, { amount: '50.00', method: 'cash' })
    await charge(body)
    await ctx.call('POST', `/api/bookings/${booking.reference}/payment`)
    expect(await read(ctx, booking.id)).toMatchObject({ isPaid: true, paidAmount: '75.00' })
    const back = await ctx.db
      .select({ amountCents: refunds.amountCents })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.bookingId, booking.id))
    expect(back).toEqual([{ amountCents: 5000 }])
  })

  it('409: takes no payment once the booking is cancelled', async () => {
    const booking = await phoneBooking(ctx, '2027-03-13')
    await ctx.staff('POST', `/api/bookings/${booking.id}/cancellation`, {})
    expect(await booking.prepare()).toMatchObject({ status: 409, body: { code: 'booking_closed' } })
  })
})

describe('the webhook', () => {
  it('pays a phone booking whose customer closed the browser', async () => {
    const booking = await phoneBooking(real, '2027-04-03', { bookingStatus: 'pending', holdDays: 2 })
    const { body } = await booking.prepare()
    stripe.ledger.confirm(body.paymentIntentId, GOOD)
    await deliver(stripe.webhooks.at(-1) as Webhook)
    expect(await read(real, booking.id)).toMatchObject({
      isPaid: true,
      bookingStatus: 'pending',
      holdExpiresAt: null,
      stripePaymentId: body.paymentIntentId,
    })
  })

  it('is not needed by a second browser, which finds the payment itself', async () => {
    const booking = await phoneBooking(real, '2027-04-10')
    const { body } = await booking.prepare()
    stripe.ledger.confirm(body.paymentIntentId, GOOD)
    expect(await booking.prepare({ amount: '75.00' })).toMatchObject({
      status: 409,
      body: { code: 'payment_used' },
    })
    expect((await read(real, booking.id)).isPaid).toBe(true)
  })

  it('502 while Stripe does not respond, and nothing is charged', async () => {
    const booking = await phoneBooking(real, '2027-04-17')
    stripe.setWeather({ calls: 20, mode: 'error-500' })
    const refused = await booking.prepare()
    stripe.setWeather(undefined)
    expect([refused.status, refused.body.code]).toEqual([502, 'provider_down'])
    expect((await booking.prepare()).status).toBe(201)
  })
})
