import { describe, expect, it } from 'vitest'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { idempotencyKeys } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { readyToPay } from './create-booking.ts'

const { ctx, stripe, deliver } = await stripeContext()

/** A family at the last step: its day, its card form, and the key of its click on Pay. */
async function family(bookingDate: string) {
  const intent = await ctx.call('POST', '/api/create-payment-intent', { amount: 75 })
  const { paymentIntentId } = intent.body
  const pressPay = (changes: Record<string, unknown> = {}, key = `click-${bookingDate}`) =>
    ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate, paymentIntentId, ...changes }), {
      'Idempotency-Key': key,
    })
  const charge = () => stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)
  /** Clicks again after the server died between its commit and its response. */
  const repeat = async () => {
    await ctx.db.delete(idempotencyKeys)
    return pressPay()
  }
  return { paymentIntentId, pressPay, repeat, charge }
}

const read = async (id: number) => (await ctx.staff('GET', `/api/bookings/${id}`)).body

async function duringOutage<T>(work: () => Promise<T>): Promise<T> {
  stripe.setWeather({ calls: 20, mode: 'error-500' })
  const result = await work()
  stripe.setWeather(undefined)
  return result
}

/** Delivers Stripe's events about a payment; returns how much of it was refunded. */
async function returnedAfterWebhooks(intentId: string): Promise<number> {
  for (const webhook of stripe.webhooks.filter(({ body }) => body.includes(intentId))) await deliver(webhook)
  return stripe.ledger.getRefunded(intentId)
}

describe('a card that is charged before we know about it', () => {
  it('409: when the booking is revised; it is paid as it was, and nothing is refunded', async () => {
    const { paymentIntentId, pressPay, charge } = await family('2027-02-13')
    const { id, bookingId } = (await pressPay()).body
    charge()
    const revised = await pressPay({ bookingId, bookingDate: '2027-02-14', isDeposit: false }, 'again')
    expect([revised.status, revised.body.code]).toEqual([409, 'payment_used'])
    expect(await returnedAfterWebhooks(paymentIntentId)).toBe(0)
    expect(await read(id)).toMatchObject({
      isPaid: true,
      bookingStatus: 'pending',
      bookingDate: '2027-02-13',
      paidAmount: '75.00',
    })
  })

  it('409: when it is revised while the bank is still processing the payment', async () => {
    const { paymentIntentId, pressPay } = await family('2027-02-20')
    const { id, bookingId } = (await pressPay()).body
    stripe.ledger.find(paymentIntentId).status = 'processing'
    const revised = await pressPay({ bookingId, guestCount: 9 }, 'again, while it is processed')
    expect([revised.status, revised.body.message]).toEqual([409, expect.stringContaining('is on its way')])
    expect(await read(id)).toMatchObject({ bookingStatus: 'pending', guestCount: 6 })
  })

  it('201: a repeated request gets its booking, which is paid by now', async () => {
    const { paymentIntentId, pressPay, repeat, charge } = await family('2027-02-27')
    const { id } = (await pressPay()).body
    charge()
    expect(await repeat()).toMatchObject({ status: 201, body: { id, isPaid: true } })
    expect(await returnedAfterWebhooks(paymentIntentId)).toBe(0)
    expect(await read(id)).toMatchObject({ isPaid: true, paidAmount: '75.00' })
  })
})

describe('a payment that cannot be prepared', () => {
  it('409: if Stripe refuses it, and the day is free again', async () => {
    const { paymentIntentId, pressPay } = await family('2027-03-06')
    stripe.ledger.cancel(paymentIntentId)
    const { status, body } = await pressPay()
    expect([status, body.code]).toEqual([409, 'payment_failed'])
    const [booking] = (await ctx.staff('GET', '/api/bookings?from=2027-03-06&to=2027-03-06')).body
    expect(booking).toMatchObject({ bookingStatus: 'cancelled', cancelReason: 'provider-down' })
  })

  it('502: in an outage, after which the same card form books and pays', async () => {
    const { paymentIntentId, pressPay, charge } = await family('2027-03-13')
    expect(await duringOutage(pressPay)).toMatchObject({ status: 502, body: { code: 'provider_down' } })
    const { status, body } = await pressPay({}, 'after the outage')
    expect(status).toBe(201)
    charge()
    expect(await returnedAfterWebhooks(paymentIntentId)).toBe(0)
    expect(await read(body.id)).toMatchObject({ isPaid: true })
  })

  it('leaves the card form to the next attempt, which attaches it as soon as the booking is released', async () => {
    const { paymentIntentId, pressPay, charge } = await family('2027-04-10')
    const { id, bookingId } = (await pressPay()).body
    let again: Awaited<ReturnType<typeof pressPay>> | undefined
    /** The next attempt comes as soon as the first one has released the booking. */
    const transaction: typeof ctx.db.transaction = async (...work) => {
      const done = await ctx.db.transaction(...work)
      stripe.setWeather(undefined)
      again = await pressPay({ bookingId }, 'the next try')
      return done
    }
    const db = Object.assign(Object.create(ctx.db), { transaction })
    const booking = await findBooking(ctx.db, { id })
    const failed = await duringOutage(() => readyToPay({ ...ctx, db }, booking, paymentIntentId))
    expect(failed).toMatchObject({ code: 'provider_down' })
    expect([again?.status, again?.body.id]).toEqual([201, id])
    charge()
    expect(await returnedAfterWebhooks(paymentIntentId)).toBe(0)
    expect(await read(id)).toMatchObject({ isPaid: true })
  })

  it.each([
    [
      'confirmed it',
      '2027-03-20',
      (id: number) => ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'confirmed' }),
    ],
    [
      'hold it for days',
      '2027-03-27',
      (id: number) => ctx.staff('POST', `/api/bookings/${id}/payment-link`, { holdDays: 5 }),
    ],
    [
      'took cash for it',
      '2027-04-03',
      (id: number) => ctx.staff('POST', `/api/bookings/${id}/payments`, { amount: 50, method: 'cash' }),
    ],
  ])(
    '502: in an outage, after staff %s: a repeated request changes nothing',
    async (_, day, act) => {
      const { paymentIntentId, pressPay, repeat, charge } = await family(day)
      const { id } = (await pressPay()).body
      await act(id)
      const before = await read(id)
      expect((await duringOutage(repeat)).status).toBe(502)
      expect(await read(id)).toEqual(before)
      charge()
      await returnedAfterWebhooks(paymentIntentId)
      expect((await read(id)).isPaid).toBe(true)
    },
    30_000,
  )
})
