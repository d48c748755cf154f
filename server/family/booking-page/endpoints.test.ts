import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { bookingPageToken } from '#server/booking/bookings/booking-page-link.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { contactSubmissions, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payByTestCard, payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const NEXT_YEAR = new Date('2028-01-01T00:00:00Z')
const linked = ({ bookingId }: { bookingId: string }) => ({ reference: bookingId, linkVersion: 0 })

describe('the link in the confirmation mail', () => {
  it('opens the booking with what is paid, owed and possible', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-02-13' })
    const { status, body } = await ctx.call('GET', (await createPageLink(ctx, booking))())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      booking: { bookingId: booking.bookingId, isPaid: true },
      payments: [{ kind: 'payment', amount: '75.00', method: 'card', status: 'done' }],
      paidAmount: '75.00',
      owedAmount: '75.00',
      balanceDueDay: '2027-02-06',
      canReschedule: true,
      canCancel: true,
      refundAmount: '0.00',
    })
    expect(body).not.toHaveProperty('refundSteps')
  })

  it('lists its refund steps if they are not the default ones', async () => {
    const { body: usual } = await ctx.staff('GET', '/api/admin/pricing')
    const refundSteps = [{ daysBefore: 30, percent: '50.00' }]
    const policy = { depositPercent: '50', refundSteps }
    const { body: changed } = await ctx.staff('PUT', '/api/admin/pricing', { ...usual, policy })
    const booking = await payForParty(ctx, { bookingDate: '2027-02-10' })
    const back = await ctx.staff('PUT', '/api/admin/pricing', { ...changed, policy: usual.policy })
    expect(back.status).toBe(200)
    expect((await ctx.call('GET', (await createPageLink(ctx, booking))())).body.refundSteps).toEqual(
      refundSteps,
    )
  })

  it('404: without a token, or with a foreign, modified or expired one', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-02-14' })
    const other = await payForParty(ctx, { bookingDate: '2027-02-16' })
    const path = `/api/my-bookings/${booking.bookingId}`
    const foreign = await bookingPageToken(ctx.db, linked(other), NEXT_YEAR)
    const expired = await bookingPageToken(ctx.db, linked(booking), new Date(MORNING.getTime() - 1000))
    const stretched = expired.replace(/^[^.]+/, NEXT_YEAR.getTime().toString(36))
    for (const token of ['', foreign, expired, stretched, 'x.y']) {
      expect((await ctx.call('GET', `${path}?token=${token}`)).status).toBe(404)
      expect(
        (await ctx.call('POST', `${path}/cancellation?token=${token}`, { refundAmount: '0.00' })).status,
      ).toBe(404)
    }
  })
})

describe('every call about the booking', () => {
  const own = calls.filter(({ path }) => path.startsWith('/api/my-bookings/'))
  let bookingId: string
  beforeAll(async () => {
    bookingId = (await payForParty(ctx, { bookingDate: '2027-02-18' })).bookingId
  })

  it.each(own)('404: $method $path with a wrong link, before the body is read', async ({ method, path }) => {
    const at = path
      .replace(':reference', bookingId)
      .replace(':number', '2027-0001')
      .replace(':photoId', randomUUID())
      .replace(':id', '1')
    const address = `${at}?token=x.y&from=2027-02-18&to=2027-02-19&bookingDate=2027-02-18`
    const response = await ctx.call(method.toUpperCase(), address, method === 'post' ? 'no JSON' : undefined)
    expect(response).toMatchObject({ status: 404, body: { message: expect.stringContaining('link') } })
  })
})

describe('a booking whose e-mail address staff correct', () => {
  const urlFor = async (id: number) => {
    const { pathname, search } = new URL(
      (await ctx.staff('GET', `/api/bookings/${id}/payment-link`)).body.url,
    )
    return `/api/my-bookings${pathname.replace('/my-booking', '')}${search}` as const
  }
  const change = (id: number, changes: Record<string, unknown>) =>
    ctx.staff('PATCH', `/api/bookings/${id}`, changes)

  it('404 with the link sent before; the link for the correct address opens it', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-02-18', customerEmail: 'ana@exmaple.com' })
    const at = await createPageLink(ctx, booking)
    expect((await change(booking.id, { customerEmail: 'ana@example.com' })).status).toBe(200)
    for (const [method, action] of [
      ['GET', ''],
      ['POST', '/reschedule'],
      ['POST', '/cancellation'],
    ] as const) {
      const body = method === 'GET' ? undefined : { bookingDate: '2027-06-12', refundAmount: '0.00' }
      expect((await ctx.call(method, at(action), body)).status).toBe(404)
    }
    const first = await urlFor(booking.id)
    expect((await ctx.call('GET', first)).status).toBe(200)
    await change(booking.id, { customerEmail: 'ana.diaz@example.com' })
    expect((await ctx.call('GET', first)).status).toBe(404)
    expect((await ctx.call('GET', await urlFor(booking.id))).status).toBe(200)
  })

  it('keeps its links if anything else changes, or only the spelling of the same mailbox', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-02-22', customerEmail: 'ana@example.com' })
    const at = await createPageLink(ctx, booking)
    await change(booking.id, { customerEmail: 'Ana@Example.com', customerName: 'Ana Diaz' })
    expect((await ctx.call('GET', at())).status).toBe(200)
  })

  it('mails only the new link from then on', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-02-24', customerEmail: 'ana@exmaple.com' })
    await change(booking.id, { customerEmail: 'ana@example.com' })
    await ctx.staff('POST', `/api/bookings/${booking.id}/payment-link`, {})
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    const sent = mails.find(({ kind }) => kind === 'payment-link')
    const token = new URL(await urlFor(booking.id), 'http://localhost').searchParams.get('token')
    expect([sent?.recipient, sent?.text]).toEqual([
      'ana@example.com',
      expect.stringContaining(`token=${token}`),
    ])
  })
})

describe('paying the balance', () => {
  it('takes exactly what is owed, once, and sends a receipt', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-02-20' })
    const at = await createPageLink(ctx, booking)
    const first = await ctx.call('POST', at('/balance-payment'))
    const second = await ctx.call('POST', at('/balance-payment'))
    expect([first.status, second.status]).toEqual([201, 201])
    // Both tabs show the same payment, which can only be made once.
    expect(second.body).toEqual(first.body)
    await payByTestCard(ctx, second.body.paymentIntentId, second.body.clientSecret)
    const settle = () =>
      ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, {
        paymentIntentId: second.body.paymentIntentId,
      })
    const [settled] = await Promise.all([settle(), settle()])
    expect(settled?.body.status).toBe('paid')
    expect((await ctx.call('GET', at())).body).toMatchObject({
      paidAmount: '150.00',
      owedAmount: '0.00',
    })
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    expect(mails.filter(({ kind }) => kind === 'payment-receipt')).toHaveLength(1)
    expect((await ctx.call('POST', at('/balance-payment'))).status).toBe(409)
  })

  it('refunds a balance that was paid twice: by card and, meanwhile, in cash', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-02-27' })
    const { body } = await ctx.call('POST', (await createPageLink(ctx, booking))('/balance-payment'))
    await payByTestCard(ctx, body.paymentIntentId, body.clientSecret)
    await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, { amount: '50.00', method: 'cash' })
    await ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, {
      paymentIntentId: body.paymentIntentId,
    })
    expect((await ctx.staff('GET', `/api/bookings/${booking.id}`)).body).toMatchObject({
      paidAmount: '150.00',
      owedAmount: '0.00',
    })
    const history = await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${booking.id}`)
    expect(history.body.entries).toMatchObject([
      { actor: 'customer', action: 'paid the balance of', details: '$75.00' },
      {
        actor: 'system',
        action: 'sent money back for',
        details: expect.stringMatching(/^\$50\.00\. You paid more/),
      },
      { actor: 'admin', action: 'recorded a payment' },
      { actor: 'customer', action: 'paid for' },
    ])
  })

  it('is requested 10 and 7 days before, once each, and not if it is paid', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-03-20' })
    const reminders = async () =>
      (await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))).filter(
        ({ kind }) => kind === 'balance-reminder',
      ).length
    for (const [day, expected] of [
      ['09', 0],
      ['10', 1],
      ['11', 1],
      ['13', 2],
      ['14', 2],
    ] as const) {
      ctx.setNow(new Date(`2027-03-${day}T15:00:00Z`))
      await drainJobs(ctx)
      await drainJobs(ctx)
      expect(await reminders()).toBe(expected)
    }
    ctx.setNow(new Date('2027-03-21T15:00:00Z'))
    await drainJobs(ctx)
    await drainJobs(ctx)
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    expect(mails.filter(({ kind }) => kind === 'review-request')).toHaveLength(1)
    ctx.setNow(MORNING)
  })
})

describe('moving the party', () => {
  it('200 once, to a free day, without another payment; then 409', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-04-10' })
    const at = await createPageLink(ctx, booking)
    const move = (bookingDate: string) => ctx.call('POST', at('/reschedule'), { bookingDate })
    const full = await Promise.all(
      [1, 2, 3, 4].map(() =>
        ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-04-17', numberOfTeepees: 1 })),
      ),
    )
    expect(full.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await move('2027-04-17')).toMatchObject({ status: 409, body: { code: 'date_unavailable' } })
    expect((await move('soon')).status).toBe(400)
    expect((await move('2027-04-10')).status).toBe(400)
    const moved = await move('2027-04-24')
    expect(moved.status).toBe(200)
    expect(moved.body).toMatchObject({
      booking: { bookingDate: '2027-04-24' },
      canReschedule: false,
      paidAmount: '75.00',
    })
    expect(await move('2027-05-01')).toMatchObject({ status: 409, body: { code: 'already_rescheduled' } })
    const kinds = (await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))).map(
      ({ kind }) => kind,
    )
    expect(kinds).toEqual(expect.arrayContaining(['rescheduled', 'owner-change']))
  })

  it('is possible as often, and as late, as was agreed when booking', async () => {
    const { body: usual } = await ctx.staff('GET', '/api/admin/pricing')
    const { body: changed } = await ctx.staff('PUT', '/api/admin/pricing', {
      policy: { reschedule: { times: 2, daysBefore: 3 } },
    })
    expect(changed.policy.reschedule).toEqual({ times: 2, daysBefore: 3 })
    const booking = await payForParty(ctx, { bookingDate: '2027-01-12' })
    const back = await ctx.staff('PUT', '/api/admin/pricing', {
      policy: { reschedule: { times: 1, daysBefore: 7 } },
    })
    expect(back.body.policy).toEqual(usual.policy)
    const at = await createPageLink(ctx, booking)
    const says = async () => (await ctx.call('GET', at())).body.rescheduleSentence
    const move = (bookingDate: string) => ctx.call('POST', at('/reschedule'), { bookingDate })
    expect(await says()).toContain('twice for free, up to 4 days before')
    const elsewhere = await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { zipCode: '33139' })
    expect(elsewhere.status).toBe(200)
    expect((await move('2027-01-19')).status).toBe(200)
    expect(await says()).toContain('once for free, up to 4 days before')
    expect((await move('2027-06-12')).status).toBe(200)
    expect(await says()).toBe(
      'This party has already been moved 2 times. Please contact us to move it again.',
    )
    expect((await move('2027-06-19')).body.code).toBe('already_rescheduled')
  })

  it('409 within 7 days of the party', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-01-11' })
    const { status, body } = await ctx.call('POST', (await createPageLink(ctx, booking))('/reschedule'), {
      bookingDate: '2027-06-05',
    })
    expect([status, body.code]).toEqual([409, 'too_late'])
  })
})

describe('cancelling and asking', () => {
  it('cancels with the amount that was shown, and with no other', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-05-08', isDeposit: false })
    const at = await createPageLink(ctx, booking)
    expect((await ctx.call('POST', at('/cancellation'), { refundAmount: '150.00' })).status).toBe(409)
    expect((await ctx.call('POST', at('/cancellation'), {})).status).toBe(400)
    const { status, body } = await ctx.call('POST', at('/cancellation'), { refundAmount: '75.00' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      booking: { bookingStatus: 'cancelled', cancelReason: 'customer' },
      paidAmount: '75.00',
      canCancel: false,
    })
    expect((await ctx.call('POST', at('/balance-payment'))).status).toBe(409)
  })

  it('forwards a request to the owner as a message', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-05-15' })
    const at = await createPageLink(ctx, booking)
    expect((await ctx.call('POST', at('/message'), { message: 'Could you come at 2?' })).status).toBe(201)
    expect((await ctx.call('POST', at('/message'), { message: ' ' })).status).toBe(400)
    const [message] = await ctx.db.select().from(contactSubmissions)
    expect(message).toMatchObject({ email: 'maria@example.com', message: 'Could you come at 2?' })
  })
})

describe('the calendar feed', () => {
  it('shows confirmed bookings to anyone with the secret URL, until it is renewed', async () => {
    const booking = await payForParty(ctx, {
      bookingDate: '2027-06-05',
      specialRequests: 'Bring, please; a rug\nand lights',
    })
    await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { bookingStatus: 'confirmed' })
    const { body } = await ctx.staff('GET', '/api/admin/calendar-feed')
    const path = `/api/calendar/${body.url.split('/').at(-1)}` as const
    const feed = await ctx.call('GET', path)
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(feed.body).toContain(`UID:${booking.bookingId}@moonlit-teepees`)
    expect(feed.body.replace(/\r\n /g, '')).toContain('Bring\\, please\\; a rug\\nand lights')
    expect(feed.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect((await ctx.staff('POST', '/api/admin/calendar-feed')).status).toBe(201)
    expect((await ctx.call('GET', path)).status).toBe(404)
    const { body: log } = await ctx.staff('GET', '/api/admin/audit?subject=settings')
    expect(log.entries[0]).toMatchObject({
      actor: 'admin',
      details: expect.stringContaining('A new address for the calendar feed'),
    })
    expect((await ctx.call('GET', '/api/admin/calendar-feed')).status).toBe(401)
    expect((await ctx.call('POST', '/api/admin/calendar-feed')).status).toBe(401)
  })
})
