import { describe, expect, it } from 'vitest'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { events, outbox, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { withDetails } from '#test/factories/audit-details.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const getMails = (bookingId: number, kind: string) =>
  ctx.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingId, bookingId), eq(outbox.kind, kind)))
const getRefunds = (bookingId: number) =>
  ctx.db
    .select({ amountCents: refunds.amountCents, status: refunds.status })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId))

describe('/api/bookings/:id/cancellation', () => {
  it('shows the policy’s amount first, then refunds exactly that', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-02-13', isDeposit: false })
    const path = `/api/bookings/${booking.id}/cancellation` as const
    expect((await ctx.staff('GET', path)).body).toMatchObject({
      paidAmount: '150.00',
      refundAmount: '75.00',
      canCancel: true,
      reason: expect.stringContaining('is refunded, everything beyond the deposit of $75.00'),
    })
    const { status, body } = await ctx.staff('POST', path, {})
    expect(status).toBe(201)
    expect(body).toMatchObject({ refundAmount: '75.00', byHandAmount: '0.00' })
    expect(body.booking).toMatchObject({
      bookingStatus: 'cancelled',
      cancelReason: 'staff',
      paidAmount: '75.00',
    })
    expect(await getRefunds(booking.id)).toMatchObject([{ amountCents: 7500, status: 'succeeded' }])
    expect(await getMails(booking.id, 'cancelled')).toHaveLength(1)
    expect((await ctx.staff('POST', path, {})).status).toBe(409)
  })

  it('refunds nothing of a deposit, unless staff have a reason, which is recorded', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-02-20' })
    const path = `/api/bookings/${booking.id}/cancellation` as const
    expect((await ctx.staff('POST', path, { refundAmount: '75.00' })).status).toBe(400)
    expect((await ctx.staff('POST', path, { refundAmount: '75.01', reason: 'Kind' })).status).toBe(400)
    const { body } = await ctx.staff('POST', path, { refundAmount: 75, reason: 'The child is ill' })
    expect(body.refundAmount).toBe('75.00')
    const [entry] = withDetails(
      await ctx.db
        .select()
        .from(events)
        .where(and(eq(events.subjectId, booking.id), eq(events.action, 'cancelled'))),
    )
    expect(entry?.details).toBe('$75.00 refunded (policy: $0.00). The child is ill')
  })

  it('refunds in full what a smaller party left paid beyond the price', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-03-13', isDeposit: false })
    await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { numberOfTeepees: 1 })
    const path = `/api/bookings/${booking.id}/cancellation` as const
    expect((await ctx.staff('GET', path)).body).toMatchObject({
      paidAmount: '150.00',
      refundAmount: '112.50',
      reason: '$75.00 was paid beyond the price and is refunded in full. Of the rest, $37.50 is refunded.',
    })
    expect((await ctx.staff('POST', path, {})).body).toMatchObject({ refundAmount: '112.50' })
  })

  it('refunds cash by hand, after what was paid by card', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-02-27' })
    await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, { amount: '75.00', method: 'cash' })
    const request = { refundAmount: '100.00', reason: 'Our van broke down' }
    const { body } = await ctx.staff('POST', `/api/bookings/${booking.id}/cancellation`, request)
    expect(body).toMatchObject({ refundAmount: '100.00', byHandAmount: '25.00' })
    const text = (await getMails(booking.id, 'cancelled'))[0]?.text
    expect(text).toContain('You’ll get $100.00 back.')
    expect(text).toContain('$25.00 wasn’t paid by card, so we’ll return it to you in person.')
    expect(text).toContain('to put the money back on your card')
  })

  it('promises no refund to the card for what was not paid by card', async () => {
    const order = bookingRequest({ bookingDate: '2027-06-05', isDeposit: false })
    const { body: booked } = await ctx.call('POST', '/api/bookings', order)
    const cash = { amount: '150.00', method: 'cash' }
    await ctx.staff('POST', `/api/bookings/${booked.id}/payments`, cash)
    await ctx.staff('POST', `/api/bookings/${booked.id}/cancellation`, {})
    const text = (await getMails(booked.id, 'cancelled'))[0]?.text
    expect(text).toContain('$75.00 wasn’t paid by card, so we’ll return it to you in person.')
    expect(text).not.toContain('your card.')
  })

  it.each([
    ['en', '2027-06-12', 'There’s no refund for this cancellation.', 'is refunded'],
    ['es', '2027-06-19', 'Por esta cancelación no se devuelve dinero.', 'se le devuelve'],
  ])(
    'mails neither the policy’s promise if staff decide otherwise, nor their reason: %s',
    async (language, bookingDate, told, promise) => {
      const booking = await payForParty(ctx, { bookingDate, language, isDeposit: false })
      const request = { refundAmount: '0.00', reason: 'Broke the house rules' }
      await ctx.staff('POST', `/api/bookings/${booking.id}/cancellation`, request)
      const text = (await getMails(booking.id, 'cancelled'))[0]?.text
      expect(text).toContain(told)
      expect(text).not.toContain(promise)
      expect(text).not.toContain('house rules')
    },
  )

  it('mails the policy’s sentence if it refunds nothing', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-06-26' })
    await ctx.staff('POST', `/api/bookings/${booking.id}/cancellation`, { reason: 'They called' })
    const text = (await getMails(booking.id, 'cancelled'))[0]?.text
    expect(text).toContain('Only the deposit has been paid, and the deposit is non-refundable.')
  })

  it('401, 404 and 400', async () => {
    for (const method of ['GET', 'POST']) {
      expect(
        (await ctx.call(method, '/api/bookings/1/cancellation', method === 'GET' ? undefined : {})).status,
      ).toBe(401)
      expect(
        (await ctx.staff(method, '/api/bookings/99999/cancellation', method === 'GET' ? undefined : {}))
          .status,
      ).toBe(404)
    }
    expect((await ctx.staff('POST', '/api/bookings/x/cancellation', {})).status).toBe(400)
  })
})

describe('POST /api/bookings/:id/payments', () => {
  it('pays a booking that was taken by phone', async () => {
    const { body: booked } = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ bookingDate: '2027-03-20' }),
    )
    const pay = (amount: string, method = 'zelle') =>
      ctx.staff('POST', `/api/bookings/${booked.id}/payments`, { amount, method })
    const first = await pay('50.00')
    expect([first.status, first.body.isPaid, first.body.owedAmount]).toEqual([201, false, '100.00'])
    const second = await pay('25.00')
    expect(second.body).toMatchObject({ isPaid: true, paidAmount: '75.00', holdExpiresAt: null })
    expect(await getMails(booked.id, 'confirmation')).toHaveLength(1)
    expect(await getMails(booked.id, 'payment-receipt')).toHaveLength(1)
    expect((await pay('75.01')).status).toBe(409)
    expect((await pay('0')).status).toBe(400)
    expect((await pay('1', 'seashells')).status).toBe(400)
  })

  it('401 and 404; 409 for a cancelled booking', async () => {
    const cash = { amount: '1.00', method: 'cash' }
    expect((await ctx.call('POST', '/api/bookings/1/payments', cash)).status).toBe(401)
    expect((await ctx.staff('POST', '/api/bookings/99999/payments', cash)).status).toBe(404)
    const booking = await payForParty(ctx, { bookingDate: '2027-04-03' })
    await ctx.staff('POST', `/api/bookings/${booking.id}/cancellation`, {})
    expect((await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, cash)).status).toBe(409)
  })
})

describe('GET /api/admin/balances', () => {
  it('says who owes what and since when, earliest party first', async () => {
    const late = await payForParty(ctx, { bookingDate: '2027-01-09' })
    const later = await payForParty(ctx, { bookingDate: '2027-05-01' })
    await payForParty(ctx, { bookingDate: '2027-05-08', isDeposit: false })
    const { status, body } = await ctx.staff('GET', '/api/admin/balances')
    expect(status).toBe(200)
    expect(body[0]).toMatchObject({
      id: late.id,
      owedAmount: '75.00',
      dueDay: '2027-01-04',
      isOverdue: false,
    })
    expect(body.at(-1)).toMatchObject({ id: later.id, dueDay: '2027-04-24' })
    expect((await ctx.call('GET', '/api/admin/balances')).status).toBe(401)
  })
})

describe('GET /api/bookings/:id/payments', () => {
  it('200: what was paid of the price, then what was refunded of it', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-03-06', isDeposit: false })
    await ctx.staff('POST', `/api/bookings/${id}/cancellation`, {})
    const { status, body } = await ctx.staff('GET', `/api/bookings/${id}/payments`)
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { kind: 'payment', amount: '150.00', method: 'card', status: 'done' },
      { kind: 'refund', amount: '75.00', method: 'card', status: 'done' },
    ])
  })

  it('404 for an unknown booking', async () => {
    expect((await ctx.staff('GET', '/api/bookings/999999/payments')).status).toBe(404)
  })
})
