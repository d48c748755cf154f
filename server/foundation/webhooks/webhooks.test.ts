import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WEBHOOK_EVENTS } from '#domain/operations/webhook-events.ts'
import { markOffered } from '#server/family/waiting-list/mark-offered.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import {
  waitingList,
  webhookDeliveries,
  webhookEndpoints,
} from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest, DECLINED_CARD } from '#test/factories/booking-request.ts'
import { createPaidParty, payChange } from '#test/journeys/paid-party.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { urlProblem } from './post-webhook.ts'
import { sendDueWebhooks } from './send-due-webhooks.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const MINUTE = 60_000

type Received = { headers: IncomingHttpHeaders; body: string }
const received: Received[] = []
let answer = 204
let server: Server
let url: string

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(answer, { Location: `${url}/elsewhere` }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
})
afterAll(() => server.close())
afterEach(async () => {
  await ctx.db.execute('DELETE FROM webhook_endpoints')
  received.length = 0
  answer = 204
  ctx.setNow(MORNING)
})

const add = async (events: string[]) => (await ctx.staff('POST', '/api/admin/webhooks', { url, events })).body
const deliveries = async () => (await ctx.staff('GET', '/api/admin/webhook-deliveries')).body.deliveries
const phoneBooking = async () => {
  const request = { ...bookingRequest(), bookingStatus: 'confirmed', overrideCapacity: true }
  return (await ctx.staff('POST', '/api/admin/bookings', request)).body
}
const getEvents = () => received.map(({ body }) => JSON.parse(body).type)
const EVERYTHING = ['booking.created', 'booking.paid', 'booking.changed', 'booking.cancelled']

it('a delivery that cannot be signed keeps no other one from being sent', async () => {
  const { id } = await add(EVERYTHING)
  await add(EVERYTHING)
  await phoneBooking()
  await ctx.db.update(webhookEndpoints).set({ secret: '' }).where(eq(webhookEndpoints.id, id))
  await expect(sendDueWebhooks(ctx)).rejects.toThrow()
  expect(getEvents()).toEqual(['booking.created'])
})

describe('an event about a booking', () => {
  it('has a signature that the Standard Webhooks library accepts', async () => {
    const { secret } = await add(EVERYTHING)
    const booking = await phoneBooking()
    // The receiver compares the signing time with its own clock.
    ctx.setNow(new Date())
    await ctx.db.update(webhookDeliveries).set({ nextAttemptAt: ctx.now() })
    expect(await sendDueWebhooks(ctx)).toBe(1)
    const [{ headers, body } = { headers: {}, body: '' }] = received
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>)
    expect(verified).toMatchObject({
      type: 'booking.created',
      timestamp: MORNING.toISOString(),
      data: { id: booking.id, bookingId: booking.bookingId, customerName: 'Maria Gomez' },
    })
    expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow()
  })

  it('is sent once for each change: made, paid, changed, cancelled', async () => {
    await add(EVERYTHING)
    const { id } = await phoneBooking()
    const pay = await ctx.staff('POST', `/api/bookings/${id}/payments`, { amount: '10.00', method: 'cash' })
    expect(pay.status).toBe(201)
    await ctx.staff('PATCH', `/api/bookings/${id}`, { city: 'Coral Gables' })
    await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'cancelled' })
    await sendDueWebhooks(ctx)
    expect(getEvents()).toEqual(EVERYTHING)
    expect(JSON.parse(received[3]?.body ?? '').data.bookingStatus).toBe('cancelled')
  })

  it('is sent when a booking is deleted, but not if it was cancelled before', async () => {
    await add(['booking.cancelled'])
    const { id } = await phoneBooking()
    expect((await ctx.staff('DELETE', `/api/bookings/${id}`)).status).toBe(204)
    const { id: other } = await phoneBooking()
    await ctx.staff('PATCH', `/api/bookings/${other}`, { bookingStatus: 'cancelled' })
    await ctx.staff('DELETE', `/api/bookings/${other}`)
    await sendDueWebhooks(ctx)
    const told = received.map(({ body }) => JSON.parse(body).data)
    expect(told.map(({ id: number, bookingStatus }) => [number, bookingStatus])).toEqual([
      [id, 'cancelled'],
      [other, 'cancelled'],
    ])
  })

  it('is not sent if it did not happen, nor to endpoints that did not subscribe', async () => {
    await add(['booking.paid'])
    await phoneBooking()
    const refused = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2020-01-01' }))
    expect(refused.status).not.toBe(201)
    expect(await deliveries()).toEqual([])
  })
})

describe('further events', () => {
  const cash = { amount: '50.00', method: 'cash' }

  it('are sent for a status, a move, money that comes and goes, and a deletion', async () => {
    await add([...WEBHOOK_EVENTS])
    const request = { ...bookingRequest({ bookingDate: '2027-06-05' }), bookingStatus: 'pending' }
    const { id } = (await ctx.staff('POST', '/api/admin/bookings', request)).body
    await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'confirmed' })
    await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingDate: '2027-06-12' })
    await ctx.staff('POST', `/api/bookings/${id}/payments`, cash)
    // What was received covers the deposit of a smaller party.
    await ctx.staff('PATCH', `/api/bookings/${id}`, { numberOfTeepees: 1 })
    const back = { refundAmount: '50.00', reason: 'Rain' }
    expect((await ctx.staff('POST', `/api/bookings/${id}/cancellation`, back)).status).toBe(201)
    expect((await ctx.staff('DELETE', `/api/bookings/${id}`)).status).toBe(204)
    await sendDueWebhooks(ctx)
    expect(getEvents()).toEqual([
      'booking.created',
      'booking.changed',
      'booking.confirmed',
      'booking.moved',
      'booking.paid',
      'payment.succeeded',
      'booking.changed',
      'booking.paid',
      'payment.refunded',
      'booking.cancelled',
      'booking.deleted',
    ])
    const amounts = received.map(({ body }) => JSON.parse(body).data.amount)
    expect(amounts.filter((amount) => amount !== undefined)).toEqual(['50.00', '50.00'])
  })

  it('are sent for what a family pays for its change', async () => {
    const { booking, change } = await createPaidParty(ctx, { bookingDate: '2027-06-26', isDeposit: false })
    await add(['payment.succeeded'])
    const { body } = await change({ numberOfTeepees: booking.numberOfTeepees + 1 })
    if (!('changeId' in body)) throw new Error('Nothing to pay')
    await payChange(ctx, booking, body)
    await sendDueWebhooks(ctx)
    expect(received.map(({ body: sent }) => JSON.parse(sent))).toMatchObject([
      { type: 'payment.succeeded', data: { id: booking.id, amount: '75.00' } },
    ])
  })

  it('are sent for a declined card, a message, a review, and an offered place', async () => {
    await add(['payment.failed', 'message.received', 'review.received', 'waiting_list.offered'])
    const { body: intent } = await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })
    const { paymentIntentId, clientSecret } = intent
    const order = bookingRequest({ bookingDate: '2027-06-19', paymentIntentId })
    const { id } = (await ctx.call('POST', '/api/bookings', order)).body
    const pay = `/api/test-payments/${paymentIntentId}/confirm` as const
    await ctx.call('POST', pay, { ...DECLINED_CARD, clientSecret })
    const words = { name: 'Ana Lopez', email: 'ana@example.com', subject: 'May', message: 'Is May free?' }
    await ctx.call('POST', '/api/contact', words)
    const review = { customerName: 'Ana Lopez', comment: 'What a night it was!', rating: 5, themeId: 1 }
    await ctx.call('POST', '/api/testimonials', review)
    await ctx.db.transaction(async (tx) => {
      const waits = { bookingDate: '2027-06-20', numberOfTeepees: 2, customerName: 'Ana Lopez' }
      const row = { ...waits, customerEmail: 'ana@example.com', token: 'ana-waits' }
      const [entry] = await tx.insert(waitingList).values(row).returning()
      await markOffered(tx, ctx, present(entry), new Date('2027-06-01T12:00:00Z'))
    })
    await sendDueWebhooks(ctx)
    expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'payment.failed', data: { id, amount: expect.stringMatching(/^\d+\.\d\d$/) } },
      { type: 'message.received', data: words },
      { type: 'review.received', data: { ...review, approved: false } },
      {
        type: 'waiting_list.offered',
        data: { status: 'offered', offerExpiresAt: '2027-06-01T12:00:00.000Z' },
      },
    ])
    expect((await deliveries()).map(({ bookingId }) => bookingId)).toEqual([null, null, null, id])
  })

  it('are listed with their descriptions, in the language that was asked for', async () => {
    const read = async (headers = {}) =>
      (await ctx.staff('GET', '/api/admin/webhook-events', undefined, headers)).body
    expect((await read()).map(({ kind }) => kind)).toEqual(WEBHOOK_EVENTS)
    expect(await read()).toContainEqual({
      kind: 'hold.expired',
      description: expect.stringContaining('no one paid'),
    })
    const spanish = await read({ 'X-Language': 'es' })
    expect(spanish).toContainEqual({ kind: 'payment.succeeded', description: 'Llegó un pago' })
    expect((await ctx.call('GET', '/api/admin/webhook-events')).status).toBe(401)
  })
})

describe('a delivery that is not accepted', () => {
  it('is sent again after growing pauses with the same id, and can be sent by hand', async () => {
    await add(['booking.created'])
    await phoneBooking()
    answer = 500
    await sendDueWebhooks(ctx)
    await sendDueWebhooks(ctx)
    expect(received).toHaveLength(1)
    const [waiting] = await deliveries()
    expect(waiting).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastStatus: 500,
      lastFailure: 'The endpoint answered 500',
      nextAttemptAt: new Date(MORNING.getTime() + MINUTE).toISOString(),
    })
    ctx.setNow(new Date(MORNING.getTime() + MINUTE))
    await sendDueWebhooks(ctx)
    expect((await deliveries())[0]?.nextAttemptAt).toBe(
      new Date(MORNING.getTime() + 6 * MINUTE).toISOString(),
    )
    answer = 204
    const resent = await ctx.staff('POST', `/api/admin/webhook-deliveries/${waiting?.id}/send`)
    expect(resent.status).toBe(200)
    expect(await sendDueWebhooks(ctx)).toBe(1)
    expect((await deliveries())[0]).toMatchObject({ status: 'delivered', lastFailure: null })
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('is given up after three days, and can still be sent by hand', async () => {
    await add(['booking.created'])
    await phoneBooking()
    answer = 503
    for (let day = 0; day < 20; day++) {
      ctx.setNow(new Date(MORNING.getTime() + day * 2 * 1440 * MINUTE))
      await sendDueWebhooks(ctx)
    }
    expect((await deliveries())[0]).toMatchObject({ status: 'failed', attempts: 9, nextAttemptAt: null })
  })

  it('is not sent anymore to an endpoint that responds with 410, until it is enabled again', async () => {
    const { id } = await add(EVERYTHING)
    for (const _ of [1, 2]) await phoneBooking()
    answer = 410
    expect(await sendDueWebhooks(ctx)).toBe(0)
    expect(received).toHaveLength(1)
    const failed = { status: 'failed', nextAttemptAt: null }
    expect(await deliveries()).toMatchObject([
      { ...failed, lastStatus: null, lastFailure: 'The webhook is paused' },
      { ...failed, lastStatus: 410 },
    ])
    const [endpoint] = (await ctx.staff('GET', '/api/admin/webhooks')).body
    expect(endpoint?.isActive).toBe(false)
    await phoneBooking()
    const [unsent, ...others] = await deliveries()
    expect(others).toHaveLength(1)
    await ctx.staff('PATCH', `/api/admin/webhooks/${id}`, { isActive: true })
    await phoneBooking()
    await ctx.staff('POST', `/api/admin/webhook-deliveries/${unsent?.id}/send`)
    answer = 204
    expect(await sendDueWebhooks(ctx)).toBe(2)
  })

  it('does not follow redirects', async () => {
    await add(['booking.created'])
    await phoneBooking()
    answer = 307
    await sendDueWebhooks(ctx)
    expect(received).toHaveLength(1)
    expect((await deliveries())[0]).toMatchObject({ status: 'queued', lastStatus: 307 })
  })

  it('is sent by one of several servers', async () => {
    for (let endpoint = 0; endpoint < 10; endpoint++) await add(['booking.created'])
    await phoneBooking()
    await Promise.all(Array.from({ length: 6 }, () => sendDueWebhooks(ctx)))
    expect(received).toHaveLength(10)
  })
})

describe('/api/admin/webhooks', () => {
  it('201 with a secret that is shown once; 200 paused; 204 removed with its log; 404 afterwards', async () => {
    const { id, secret } = await add(['booking.created'])
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const { body: list } = await ctx.staff('GET', '/api/admin/webhooks')
    expect(JSON.stringify(list)).not.toContain(secret)
    const path = `/api/admin/webhooks/${id}` as const
    const paused = await ctx.staff('PATCH', path, { isActive: false })
    expect([paused.status, paused.body.isActive]).toEqual([200, false])
    await phoneBooking()
    expect(await deliveries()).toEqual([])
    expect((await ctx.staff('DELETE', path)).status).toBe(204)
    expect((await ctx.staff('DELETE', path)).status).toBe(404)
    expect((await ctx.staff('PATCH', path, { isActive: true })).status).toBe(404)
    expect((await ctx.staff('POST', '/api/admin/webhook-deliveries/999/send')).status).toBe(404)
  })

  it.each([
    ['ftp://hooks.example.com', 'Enter an address that starts with https://'],
    ['http://hooks.example.com', 'Enter an address that starts with https://'],
    ['https://10.0.0.5/hook', 'This address isn’t on the public internet. Enter one that is.'],
    ['https://169.254.169.254/', 'This address isn’t on the public internet. Enter one that is.'],
    ['https://[fd00::1]/', 'This address isn’t on the public internet. Enter one that is.'],
    ['https://user:secret@hooks.example.com', 'Leave the username and the password out of the address.'],
    ['hooks', 'Enter an address that starts with https://'],
  ])('400: %s', async (bad, message) => {
    const body = { url: bad, events: ['booking.created'] }
    const response = await ctx.staff('POST', '/api/admin/webhooks', body)
    expect([response.status, response.body.message]).toEqual([400, message])
  })

  it('400: without an event', async () => {
    const { status } = await ctx.staff('POST', '/api/admin/webhooks', { url, events: [] })
    expect(status).toBe(400)
  })

  it('never calls its own machine once the site has a public URL', () => {
    const live = { allowsLoopback: false }
    for (const inside of [
      'https://127.0.0.1/',
      'https://localhost/',
      'http://localhost:5000/',
      'https://[::1]/',
    ])
      expect(urlProblem(inside, live)).toBeDefined()
    expect(urlProblem('https://hooks.example.com/', live)).toBeUndefined()
  })
})
