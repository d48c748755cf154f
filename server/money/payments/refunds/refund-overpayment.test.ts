import { describe, expect, it } from 'vitest'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { events, invoices, outbox, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { withDetails } from '#test/factories/audit-details.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const path = (id: number) => `/api/bookings/${id}/surplus-refund` as const
const getRefunds = (bookingId: number) =>
  ctx.db
    .select({ amountCents: refunds.amountCents, status: refunds.status, cause: refunds.cause })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId))
    .orderBy(refunds.id)
const getMails = (bookingId: number) =>
  ctx.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingId, bookingId), eq(outbox.kind, 'money-back')))

/** A fully paid party, $150.00, that costs $75.00 since it was made smaller. */
async function smallerParty(bookingDate: string) {
  const { id } = await payForParty(ctx, { bookingDate, isDeposit: false })
  const { body } = await ctx.staff('PATCH', `/api/bookings/${id}`, { numberOfTeepees: 1 })
  expect([body.totalAmount, body.paidAmount]).toEqual(['75.00', '150.00'])
  return body
}

describe('POST /api/bookings/:id/surplus-refund', () => {
  it('201: refunds what is paid beyond the price to the card; the booking is unaffected', async () => {
    const { id, bookingStatus, bookingId } = await smallerParty('2027-02-13')
    const { status, body } = await ctx.staff('POST', path(id), { refundAmount: '75.00' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ refundAmount: '75.00', byHandAmount: '0.00' })
    expect(body.booking).toMatchObject({
      bookingStatus,
      isPaid: true,
      paidAmount: '75.00',
      owedAmount: '0.00',
    })
    expect(await getRefunds(id)).toEqual([{ amountCents: 7500, status: 'succeeded', cause: 'beyond_price' }])
    const [mail, ...more] = await getMails(id)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('We’re refunding $75.00 to you')
    expect(mail?.text).toContain('$75.00 was paid beyond the party’s price. We’re refunding it.')
    expect(mail?.text).toContain('5-10 days')
    const [entry] = withDetails(
      await ctx.db
        .select()
        .from(events)
        .where(and(eq(events.subjectId, id), eq(events.action, 'sent money back for'))),
    )
    expect(entry).toMatchObject({ actor: 'admin', details: expect.stringContaining('$75.00') })
    const issued = await ctx.db.select().from(invoices).where(eq(invoices.bookingReference, bookingId))
    expect(issued.map(({ series, amountCents }) => [series, amountCents])).toEqual([
      ['invoice', 15_000],
      ['creditNote', 7_500],
    ])
  })

  it('409: a second time; the same request repeated gets the first response', async () => {
    const { id } = await smallerParty('2027-02-20')
    const key = { 'Idempotency-Key': `overpayment ${id}` }
    for (const _ of ['sent', 'sent again'])
      expect((await ctx.staff('POST', path(id), { refundAmount: '75.00' }, key)).status).toBe(201)
    const second = await ctx.staff('POST', path(id), { refundAmount: '75.00' })
    expect([second.status, second.body.message]).toEqual([409, 'This booking is no longer overpaid.'])
    expect(await getRefunds(id)).toHaveLength(1)
  })

  it('409: makes one refund, however many ask at once', async () => {
    const { id } = await smallerParty('2027-02-27')
    const asked = await Promise.all(
      [1, 2, 3, 4].map(() => ctx.staff('POST', path(id), { refundAmount: '75.00' })),
    )
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await getRefunds(id)).toHaveLength(1)
    expect(await getMails(id)).toHaveLength(1)
  })

  it('409: if the price has changed since staff looked', async () => {
    const { id } = await smallerParty('2027-03-06')
    await ctx.staff('PATCH', `/api/bookings/${id}`, { numberOfTeepees: 2 })
    expect((await ctx.staff('POST', path(id), { refundAmount: '75.00' })).status).toBe(409)
    expect(await getRefunds(id)).toEqual([])
  })

  it('201: with card and cash payments, refunds the card first; the rest is handed back', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-03-13', numberOfTeepees: 4 })
    await ctx.staff('POST', `/api/bookings/${id}/payments`, { amount: '150.00', method: 'cash' })
    await ctx.staff('PATCH', `/api/bookings/${id}`, { numberOfTeepees: 1 })
    const { body } = await ctx.staff('POST', path(id), { refundAmount: '225.00' })
    expect(body).toMatchObject({ refundAmount: '225.00', byHandAmount: '75.00' })
    expect(body.booking).toMatchObject({ paidAmount: '75.00', owedAmount: '0.00' })
    expect((await getMails(id))[0]?.text).toContain('$75.00 wasn’t paid by card')
  })

  it('201: again after the party was made even smaller', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-03-20', isDeposit: false, numberOfTeepees: 3 })
    for (const numberOfTeepees of [2, 1]) {
      await ctx.staff('PATCH', `/api/bookings/${id}`, { numberOfTeepees })
      expect((await ctx.staff('POST', path(id), { refundAmount: '75.00' })).status).toBe(201)
    }
    expect(await getMails(id)).toHaveLength(2)
  })

  it('400, 401, 404, and 409 for a cancelled booking', async () => {
    const { id } = await smallerParty('2027-03-27')
    expect((await ctx.staff('POST', path(id), {})).status).toBe(400)
    expect((await ctx.staff('POST', path(id), { refundAmount: '0' })).status).toBe(400)
    expect((await ctx.call('POST', path(id), { refundAmount: '75.00' })).status).toBe(401)
    expect((await ctx.staff('POST', path(999_999), { refundAmount: '75.00' })).status).toBe(404)
    await ctx.staff('POST', `/api/bookings/${id}/cancellation`, { refundAmount: '0.00', reason: 'As agreed' })
    const cancelled = await ctx.staff('POST', path(id), { refundAmount: '75.00' })
    expect([cancelled.status, cancelled.body.code]).toEqual([409, 'booking_closed'])
    const { body: unpaid } = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ bookingDate: '2027-04-03' }),
    )
    expect((await ctx.staff('POST', path(unpaid.id), { refundAmount: '75.00' })).status).toBe(409)
  })
})
