import { describe, expect, it } from 'vitest'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { eq, inArray, sql } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  discrepancies,
  invoices,
  outbox,
  payments,
  refunds,
  webhookEvents,
} from '#server/foundation/database/schema/all-tables.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import type { Webhook } from '#test/simulated/stripe/webhooks.ts'

const { ctx, stripe, deliver } = await stripeContext()
const GOOD = '4242424242424242'
const LANES = ['2027-02-13', '2027-02-20', '2027-02-27', '2027-03-06']
/** `npm run test:races` tries 200. */
const ORDERS = Number(process.env.RACE_ORDERS ?? 32)

async function book(day: string, changes: Record<string, unknown> = {}) {
  const intent = await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })
  const paymentIntentId: string = intent.body.paymentIntentId
  const { body } = await ctx.call(
    'POST',
    '/api/bookings',
    bookingRequest({ bookingDate: day, paymentIntentId, ...changes }),
  )
  return { ...body, intentId: paymentIntentId }
}

const read = async (id: number) => (await ctx.staff('GET', `/api/bookings/${id}`)).body

describe('webhooks', () => {
  it(`in ${ORDERS} random orders, some repeated, all end in the same state`, async () => {
    const lanes = await Promise.all(LANES.map(eventfulBooking))
    await ctx.db.execute(sql`ALTER TABLE invoices DISABLE TRIGGER invoices_are_never_changed`)
    await Promise.all(
      lanes.map(async ({ booking, events }) => {
        for (let round = 0; round < ORDERS / LANES.length; round++) {
          await forgetPayment(booking.id, booking.intentId)
          for (const event of shuffled([...events, ...shuffled(events).slice(0, 3)])) await deliver(event)
          expect(await getState(booking.id)).toEqual({
            isPaid: true,
            bookingStatus: 'pending',
            stripePaymentId: booking.intentId,
            paidCents: 5000,
            disputeNote: 'Dispute of $75.00: fraudulent (won)',
            payments: [7500],
            refunds: ['2500 succeeded'],
            issued: ['invoice 7500', 'creditNote 2500'],
            mails: ['confirmation', 'owner-booking'],
          })
        }
      }),
    )
    await ctx.db.execute(sql`ALTER TABLE invoices ENABLE TRIGGER invoices_are_never_changed`)
  }, 600_000)

  it('pay a booking whose browser was closed right after the card was charged', async () => {
    const booking = await book('2027-03-13')
    stripe.ledger.confirm(booking.intentId, GOOD)
    expect((await read(booking.id)).isPaid).toBe(false)
    await deliver(stripe.webhooks.at(-1) as Webhook)
    expect(await read(booking.id)).toMatchObject({ isPaid: true, stripePaymentId: booking.intentId })
  })

  it('that never reached us are made up for by the hourly comparison, which pays the booking and reports it', async () => {
    const booking = await book('2027-03-20')
    stripe.ledger.confirm(booking.intentId, GOOD)
    await drainJobs(ctx)
    expect((await read(booking.id)).isPaid).toBe(true)
    const found = await ctx.db
      .select()
      .from(discrepancies)
      .where(eq(discrepancies.intentId, booking.intentId))
    expect(found).toMatchObject([
      { kind: 'not-recorded', isRepaired: true, bookingReference: booking.bookingId },
    ])
    const [discrepancy] = found
    expect((await ctx.staff('GET', '/api/admin/reconciliation')).body).toContainEqual(
      expect.objectContaining({ id: discrepancy?.id, resolvedAt: null }),
    )
    const resolved = await ctx.staff('POST', `/api/admin/reconciliation/${discrepancy?.id}/resolve`)
    expect([resolved.status, typeof resolved.body.resolvedAt]).toEqual([200, 'string'])
    expect((await ctx.staff('POST', '/api/admin/reconciliation/99999/resolve')).status).toBe(404)
    expect((await ctx.call('GET', '/api/admin/reconciliation')).status).toBe(401)
  })

  it.each([
    ['a webhook', async () => void (await deliver(stripe.webhooks.at(-1) as Webhook)), '2027-03-27'],
    ['the hourly comparison', () => drainJobs(ctx), '2027-03-30'],
  ])('money taken for a deleted booking is refunded and reported: %s', async (_, learn, day) => {
    const booking = await book(day)
    expect((await ctx.staff('DELETE', `/api/bookings/${booking.id}`)).status).toBe(204)
    expect(stripe.ledger.find(booking.intentId).status).toBe('canceled')
    // Simulates a wrong response, which no provider should give.
    stripe.ledger.find(booking.intentId).status = 'requires_payment_method'
    stripe.ledger.confirm(booking.intentId, GOOD)
    await Promise.all([learn(), learn()])
    expect(stripe.ledger.getRefunded(booking.intentId)).toBe(7_500)
    const found = await ctx.db
      .select({ payment: payments, refund: refunds })
      .from(payments)
      .innerJoin(refunds, eq(refunds.paymentId, payments.id))
      .where(eq(payments.intentId, booking.intentId))
    expect(found).toMatchObject([
      {
        payment: { bookingId: null, bookingReference: booking.bookingId, provider: 'stripe' },
        refund: { amountCents: 7500, cause: 'returned', status: 'succeeded' },
      },
    ])
    const reported = await ctx.db
      .select()
      .from(discrepancies)
      .where(eq(discrepancies.intentId, booking.intentId))
    expect(reported).toMatchObject([{ kind: 'returned-without-booking', isRepaired: true }])
    const mails = await ctx.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `money-back-${found[0]?.payment.id}`))
    expect(mails).toMatchObject([{ kind: 'money-back', recipient: 'maria@example.com' }])
    expect(mails[0]?.text).toContain(booking.bookingId)
  })

  it('a payment that does not cover what is due is refunded, and the booking stays unpaid', async () => {
    const booking = await book('2027-04-10')
    const intent = stripe.ledger.find(booking.intentId)
    intent.amount = 50
    stripe.ledger.confirm(booking.intentId, GOOD)
    await deliver(stripe.webhooks.at(-1) as Webhook)
    expect(await read(booking.id)).toMatchObject({ isPaid: false, paidAmount: '0.00' })
    expect(stripe.ledger.getRefunded(booking.intentId)).toBe(50)
  })
})

describe('a provider in trouble', () => {
  it('is reported in a sentence with 502, and the day is free again', async () => {
    const intent = await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })
    stripe.setWeather({ calls: 20, mode: 'error-500' })
    const request = bookingRequest({
      bookingDate: '2027-05-01',
      paymentIntentId: intent.body.paymentIntentId,
    })
    const { status, body } = await ctx.call('POST', '/api/bookings', request)
    expect([status, body.code]).toEqual([502, 'provider_down'])
    expect(body.message).toMatch(/Nothing was charged/)
    stripe.setWeather(undefined)
    expect((await ctx.call('POST', '/api/bookings', request)).status).toBe(201)
  })

  it('is asked again for a refund that it accepted without responding, and makes it once', async () => {
    const booking = await book('2027-05-08', { isDeposit: false })
    stripe.ledger.confirm(booking.intentId, GOOD)
    await deliver(stripe.webhooks.at(-1) as Webhook)
    stripe.setWeather({ calls: 3, mode: 'hang-up-after' })
    const cancelled = await ctx.staff('POST', `/api/bookings/${booking.id}/cancellation`, {})
    expect(cancelled.status).toBe(201)
    stripe.setWeather(undefined)
    ctx.setNow(new Date(ctx.now().getTime() + 2 * 86_400_000))
    await drainJobs(ctx)
    expect(stripe.ledger.getRefunded(booking.intentId)).toBe(7_500)
    expect((await getState(booking.id)).refunds).toEqual(['7500 succeeded'])
  })
})

/** Makes a payment that is declined, authenticated, paid, partly refunded and disputed, with an event for each step. */
async function eventfulBooking(day: string) {
  const booking = await book(day)
  const from = stripe.webhooks.length
  expect(() => stripe.ledger.confirm(booking.intentId, '4000000000000002')).toThrow('declined')
  stripe.ledger.confirm(booking.intentId, '4000002500003155')
  stripe.ledger.authenticate(booking.intentId, true)
  stripe.ledger.refund(booking.intentId, 2_500, {})
  stripe.ledger.closeDispute(stripe.ledger.dispute(booking.intentId), 'won')
  return { booking, events: stripe.webhooks.slice(from) }
}

/** Resets a paid booking to its state before the payment was known. */
async function forgetPayment(bookingId: number, intentId: string): Promise<void> {
  const own = ctx.db.select({ id: payments.id }).from(payments).where(eq(payments.intentId, intentId))
  await ctx.db.delete(invoices).where(inArray(invoices.paymentId, own))
  await ctx.db.delete(refunds).where(inArray(refunds.paymentId, own))
  await ctx.db.delete(payments).where(eq(payments.bookingId, bookingId))
  await ctx.db.delete(outbox).where(eq(outbox.bookingId, bookingId))
  await ctx.db.delete(webhookEvents)
  await ctx.db
    .update(bookings)
    .set({ isPaid: false, stripePaymentId: null, disputeNote: null })
    .where(eq(bookings.id, bookingId))
}

async function getState(bookingId: number) {
  const found = await findBooking(ctx.db, { id: bookingId })
  const paid = await ctx.db.select().from(payments).where(eq(payments.bookingId, bookingId))
  const back = await ctx.db
    .select({ amountCents: refunds.amountCents, status: refunds.status })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId))
  const issued = await ctx.db
    .select({ series: invoices.series, amountCents: invoices.amountCents })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(eq(payments.bookingId, bookingId))
    .orderBy(invoices.series)
  const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, bookingId))
  return {
    isPaid: found?.isPaid,
    bookingStatus: found?.bookingStatus,
    stripePaymentId: found?.stripePaymentId,
    paidCents: found?.paidCents,
    disputeNote: found?.disputeNote,
    payments: paid.map(({ amountCents }) => amountCents),
    refunds: back.map(({ amountCents, status }) => `${amountCents} ${status}`),
    issued: issued.map(({ series, amountCents }) => `${series} ${amountCents}`),
    mails: mails.map(({ kind }) => kind).sort(),
  }
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
