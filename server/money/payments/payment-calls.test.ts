import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { paymentIntents } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'

const { ctx, stripe } = await stripeContext()

async function book(bookingDate: string, changes: Record<string, unknown> = {}) {
  const { status, body } = await ctx.call(
    'POST',
    '/api/bookings',
    bookingRequest({ bookingDate, ...changes }),
  )
  expect(status).toBe(201)
  return body
}
const prepare = (bookingId?: string) =>
  ctx.call('POST', '/api/create-payment-intent', { amount: '75.00', bookingId })
async function getCalls(work: () => Promise<unknown>): Promise<number> {
  const before = stripe.callCount()
  await work()
  return stripe.callCount() - before
}
const openAtStripe = (reference: string) =>
  [...stripe.ledger.intents.values()].filter(
    ({ metadata, status }) => metadata.reference === reference && status !== 'canceled',
  )

describe('calls to the provider for one unpaid booking', () => {
  it('are one per payment requested in sequence: the open payment is returned again', async () => {
    const { bookingId } = await book('2027-02-13')
    const calls = await getCalls(async () => {
      const first = await prepare(bookingId)
      for (let i = 1; i < 120; i++) expect((await prepare(bookingId)).body).toEqual(first.body)
    })
    expect(calls).toBe(120)
    expect(openAtStripe(bookingId)).toHaveLength(1)
  })

  it('are one per payment requested at the same time, and only one payment can be made', async () => {
    const { bookingId } = await book('2027-02-20')
    const calls = await getCalls(async () => {
      const responses = await Promise.all(Array.from({ length: 40 }, () => prepare(bookingId)))
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
      expect(new Set(responses.map(({ body }) => body.paymentIntentId)).size).toBe(1)
    })
    expect(calls).toBe(40)
    expect(openAtStripe(bookingId)).toHaveLength(1)
  })

  it('stop each payment once, however often the booking is revised, and are limited', async () => {
    const { id, bookingId } = await book('2027-02-27')
    const statuses: number[] = []
    for (let i = 0; i < 15; i++) {
      const paymentIntentId = (await prepare()).body.paymentIntentId
      const order = bookingRequest({ bookingDate: '2027-02-27', bookingId, paymentIntentId })
      const calls = await getCalls(async () => {
        const { status } = await ctx.call('POST', '/api/bookings', order)
        statuses.push(status)
      })
      // The previous payment is stopped, the new one gets its amount.
      expect(calls).toBeLessThanOrEqual(2)
    }
    expect(statuses).toEqual([...Array(12).fill(201), 429, 429, 429])
    expect(await getCalls(() => ctx.call('POST', `/api/bookings/${bookingId}/payment`))).toBeLessThanOrEqual(
      1,
    )
    const attached = await ctx.db.select().from(paymentIntents).where(eq(paymentIntents.bookingId, id))
    expect(attached).toHaveLength(12)
    expect(openAtStripe(bookingId).length).toBeLessThanOrEqual(1)
  })

  it('409: a stopped payment cannot be attached to anything', async () => {
    const paymentIntentId = (await prepare()).body.paymentIntentId
    const { id } = await book('2027-03-06', { paymentIntentId })
    await ctx.staff('DELETE', `/api/bookings/${id}`)
    const order = bookingRequest({ bookingDate: '2027-03-06', paymentIntentId })
    expect(await ctx.call('POST', '/api/bookings', order)).toMatchObject({
      status: 409,
      body: { code: 'payment_used' },
    })
  })
})
