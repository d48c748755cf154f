import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { lockStay } from '#server/foundation/database/locks.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { waitingForLocks } from '#test/watch-database.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const HOUR = 3_600_000

const book = (bookingDate: string, changes: Record<string, unknown> = {}) =>
  ctx.staff('POST', '/api/admin/bookings', bookingRequest({ bookingDate, ...changes }))
const getLink = (id: number) => ctx.staff('GET', `/api/bookings/${id}/payment-link`)
const send = (id: number, body?: object) => ctx.staff('POST', `/api/bookings/${id}/payment-link`, body)
const read = async (id: number) => (await ctx.staff('GET', `/api/bookings/${id}`)).body
const getMails = async (id: number) =>
  (await ctx.db.select().from(outbox).where(eq(outbox.bookingId, id))).map(({ kind }) => kind).sort()
const getHistory = async (id: number): Promise<{ actor: string; action: string; details: string }[]> =>
  (await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${id}`)).body.entries

describe('POST /api/admin/bookings with a payment link', () => {
  it('201: mails the amount of the deposit and a link that opens it, and records that', async () => {
    const { status, body: booking } = await book('2027-02-13', { sendPaymentLink: true })
    expect(status).toBe(201)
    const [mail] = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    expect(mail).toMatchObject({ kind: 'payment-link', recipient: 'maria@example.com' })
    expect(mail?.text).toContain('Your deposit is $75.00.')
    const [, reference, token] = /my-booking\/(MT-[\w-]+)\?token=(\S+)/.exec(mail?.text ?? '') ?? []
    const own = await ctx.call('GET', `/api/my-bookings/${reference}?token=${token}`)
    expect(own.body).toMatchObject({
      dueAmount: '75.00',
      duePurpose: 'booking',
      dueSentence: 'We’re holding your date. This payment completes your booking.',
    })
    expect(await getHistory(booking.id)).toMatchObject([
      { actor: 'admin', action: 'created', details: 'by phone, with an emailed payment link' },
    ])
  })

  it('201: asks for the whole amount if that was agreed, less the coupon', async () => {
    const order = { sendPaymentLink: true, isDeposit: false, couponCode: 'welcome10' }
    const { body: booking } = await book('2027-02-14', order)
    expect((await getLink(booking.id)).body).toMatchObject({ amount: '135.00', purpose: 'booking' })
  })

  it('201: holds the date for the days that staff choose, then releases it and tells both sides', async () => {
    const { body: booking } = await book('2027-02-16', {
      bookingStatus: 'pending',
      holdDays: 3,
      sendPaymentLink: true,
    })
    expect(booking.holdExpiresAt).toBe('2027-01-07T14:00:00.000Z')
    ctx.setNow(new Date(MORNING.getTime() + 72 * HOUR - 1))
    await drainJobs(ctx)
    expect((await read(booking.id)).bookingStatus).toBe('pending')
    ctx.setNow(new Date(MORNING.getTime() + 72 * HOUR))
    await drainJobs(ctx)
    await drainJobs(ctx)
    expect(await read(booking.id)).toMatchObject({ bookingStatus: 'cancelled', cancelReason: 'lapsed' })
    expect(await getMails(booking.id)).toEqual(['date-released', 'owner-released', 'payment-link'])
    expect(await getLink(booking.id)).toMatchObject({ status: 409, body: { code: 'booking_closed' } })
    ctx.setNow(MORNING)
  })

  it('400: a limit for a confirmed booking, or one of zero or too many days', async () => {
    const refused = await book('2027-02-17', { holdDays: 3 })
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'holdDays'])
    for (const holdDays of [0, 31, 1.5])
      expect((await book('2027-02-17', { bookingStatus: 'pending', holdDays })).status).toBe(400)
  })
})

describe('/api/bookings/:id/payment-link', () => {
  it('200 and 201: the link can be mailed as often as staff like, which is recorded', async () => {
    const { body: booking } = await book('2027-02-20')
    const first = await getLink(booking.id)
    expect(first).toMatchObject({
      status: 200,
      body: { recipient: 'maria@example.com', amount: '75.00', canHold: false, sentAt: null },
    })
    expect(await getMails(booking.id)).toEqual([])
    expect(await send(booking.id)).toMatchObject({ status: 201, body: { sentAt: MORNING.toISOString() } })
    expect((await send(booking.id)).status).toBe(201)
    expect(await getMails(booking.id)).toEqual(['payment-link', 'payment-link'])
    expect((await getHistory(booking.id))[0]).toMatchObject({
      actor: 'admin',
      action: 'sent a payment link for',
      details: '$75.00, to maria@example.com',
    })
  })

  it('201: sends one mail for one click on the button, even when repeated', async () => {
    const { body: booking } = await book('2027-02-21')
    const path = `/api/bookings/${booking.id}/payment-link`
    const press = () => ctx.staff('POST', path, {}, { 'Idempotency-Key': `press-${booking.id}` })
    expect([(await press()).status, (await press()).status]).toEqual([201, 201])
    expect(await getMails(booking.id)).toEqual(['payment-link'])
  })

  it('201: gives an online customer days instead of minutes', async () => {
    const { body: booked } = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ bookingDate: '2027-02-23' }),
    )
    const { body } = await send(booked.id, { holdDays: 1 })
    expect(body).toMatchObject({
      canHold: true,
      sentence: 'We’re holding your date until Tuesday, January 5, 2027 at 9:00 AM. Please pay by then.',
    })
    expect((await getHistory(booked.id))[0]?.details).toContain('held until Tuesday, January 5')
    expect((await send(booked.id, { holdDays: 0 })).status).toBe(400)
  })

  it('holds no date for longer that another family has got once its hold was over', async () => {
    const bookingDate = '2027-02-25'
    const { body: booked } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate }))
    const { sending } = await ctx.db.transaction(async (tx) => {
      await lockStay(tx, { bookingDate })
      let isSent = false
      const begun = send(booked.id, { holdDays: 1 }).finally(() => {
        isSent = true
      })
      while (!isSent && (await waitingForLocks(ctx.db)) === 0);
      ctx.setNow(new Date(MORNING.getTime() + HOUR))
      return { sending: begun }
    })
    expect((await sending).body.code).toBe('booking_closed')
    ctx.setNow(MORNING)
  })

  it('201: asks for the balance of a booking whose first payment has arrived', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-02-27' })
    expect((await send(booking.id)).body).toMatchObject({
      purpose: 'balance',
      amount: '75.00',
      sentence: 'It’s due by Saturday, February 20, 2027.',
    })
  })

  it('asks for what is left after some cash, and the date no longer expires', async () => {
    const { body: booking } = await book('2027-03-02', { bookingStatus: 'pending', holdDays: 1 })
    await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, { amount: '30.00', method: 'cash' })
    expect((await read(booking.id)).holdExpiresAt).toBeNull()
    expect((await getLink(booking.id)).body).toMatchObject({ amount: '45.00', canHold: false })
    expect((await send(booking.id, { holdDays: 3 })).body.message).toBe(
      'This booking is confirmed or paid, so it keeps its date anyway.',
    )
    expect((await read(booking.id)).holdExpiresAt).toBeNull()
  })

  it('409: if nothing is due, it is cancelled, or a date without a limit would get one', async () => {
    const paid = await payForParty(ctx, { bookingDate: '2027-03-06', isDeposit: false })
    expect(await getLink(paid.id)).toMatchObject({ status: 409, body: { code: 'payment_used' } })
    expect((await send(paid.id)).status).toBe(409)
    const { body: booking } = await book('2027-03-07')
    expect((await send(booking.id, { holdDays: 2 })).status).toBe(409)
    await ctx.staff('POST', `/api/bookings/${booking.id}/cancellation`, {})
    expect((await getLink(booking.id)).status).toBe(409)
    expect((await send(booking.id)).status).toBe(409)
  })

  it('401, 404 and 400', async () => {
    for (const method of ['GET', 'POST']) {
      expect((await ctx.call(method, '/api/bookings/1/payment-link')).status).toBe(401)
      expect((await ctx.staff(method, '/api/bookings/99999/payment-link')).status).toBe(404)
      expect((await ctx.staff(method, '/api/bookings/x/payment-link')).status).toBe(400)
    }
  })
})
