import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/create-context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  eventReaders,
  pushMessages,
  pushSubscriptions,
  secrets,
  users,
} from '#server/foundation/database/schema/all-tables.ts'
import { readLastPlace } from '#server/operations/live-events/read-events-after.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { type PushService, startPushService } from '#test/simulated/push/start-push-service.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { isQuiet } from './queue-push.ts'
import { sendPush } from './send-push.ts'
import { readVapidKeys } from './vapid-keys.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
let service: PushService

beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())
beforeEach(async () => {
  ctx.setNow(MORNING)
  service.shown.length = 0
  service.answer = undefined
  await ctx.db.update(users).set({ role: 'owner', language: 'en' })
  await ctx.db.update(eventReaders).set({ place: await readLastPlace(ctx.db) })
  for (const table of [bookings, pushSubscriptions]) await ctx.db.delete(table)
})

const subscribe = async (changes: object = {}) => {
  const subscription = service.subscribe()
  const { status } = await ctx.staff('POST', '/api/admin/push/subscriptions', { ...subscription, ...changes })
  expect(status).toBe(201)
  return subscription
}
const visitorBooks = async () =>
  (await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-02-13' }))).body
const titles = () => service.shown.map((one) => (one as { title: string }).title)

describe('a phone', () => {
  it('is notified of what visitors do, encrypted for it and signed, without a name', async () => {
    await subscribe()
    const { id } = await visitorBooks()
    await ctx.call('POST', '/api/contact', {
      name: 'Ana',
      email: 'a@example.com',
      subject: 'Hi',
      message: 'Hello',
    })
    expect(await sendPush(ctx)).toBe(2)
    expect(service.refused).toEqual([])
    expect(service.shown).toContainEqual({
      kind: 'booked',
      title: `New booking #${id}`,
      body: 'Someone booked a party.',
      link: `/admin/bookings/${id}`,
    })
    expect(JSON.stringify(service.shown)).not.toMatch(/Maria|Ana|example/)
    const { publicKey } = (await ctx.staff('GET', '/api/admin/push/key')).body
    expect(service.signers.at(-1)).toBe(publicKey)
    expect(await sendPush(ctx)).toBe(0)
  })

  it('is notified in its account’s language, and of a payment', async () => {
    await ctx.db.update(users).set({ language: 'es' })
    await subscribe({ kinds: ['booked'] })
    const { id } = await visitorBooks()
    await sendPush(ctx)
    expect(titles()).toEqual([`Nueva reserva n.º ${id}`])
  })

  it('is only notified of what it wants, may see, and did not do itself', async () => {
    await subscribe({ kinds: ['message'] })
    await visitorBooks()
    await sendPush(ctx)
    await ctx.db.update(users).set({ role: 'crew' })
    await ctx.call('POST', '/api/contact', {
      name: 'Ana',
      email: 'a@example.com',
      subject: 'Hi',
      message: 'Hello',
    })
    await sendPush(ctx)
    await ctx.db.update(users).set({ role: 'owner' })
    await subscribe({ kinds: ['booked'] })
    await ctx.staff('POST', '/api/admin/bookings', bookingRequest({ bookingDate: '2027-02-20' }))
    await sendPush(ctx)
    expect(titles()).toEqual([])
  })

  it('is left alone in its quiet hours', async () => {
    await subscribe({ quietFrom: '08:00', quietTo: '10:00' })
    await visitorBooks()
    await sendPush(ctx)
    expect(titles()).toEqual([])
  })

  it('is notified once of a booking in conflict', async () => {
    await subscribe({ kinds: ['conflict'] })
    await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 1 })
    const book = () =>
      ctx.staff(
        'POST',
        '/api/admin/bookings',
        bookingRequest({ bookingStatus: 'confirmed', overrideCapacity: true }),
      )
    const ids = [(await book()).body.id, (await book()).body.id]
    await sendPush(ctx)
    await ctx.staff('PATCH', `/api/bookings/${ids[0]}`, { guestCount: 7 })
    await sendPush(ctx)
    await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 4 })
    expect(titles().sort()).toEqual(ids.map((id) => `Conflict with booking #${id}`).sort())
  })

  it('is notified if a crew cannot do a stop, but not of what goes well', async () => {
    const { party, report } = crewVisits(ctx)
    ctx.setNow(VISIT_MORNING)
    const { id, setup } = await party()
    await subscribe({ kinds: ['stop_problem'] })
    const { headers } = await addColleague(ctx, 'ben', 'crew')
    const items = [{ name: 'Trays', quantity: 4 }]
    const counted = { stopId: setup, kind: 'counted' } as const
    await report(
      [
        { stopId: setup, kind: 'arrived' },
        { ...counted, data: { items } },
      ],
      headers,
    )
    await sendPush(ctx)
    expect(titles()).toEqual([])
    await report([{ ...counted, data: { items: [{ name: 'Trays', quantity: 3, missing: 1 }] } }], headers)
    await sendPush(ctx)
    expect(titles()).toEqual([`The crew needs you at booking #${id}`])
  })

  it.each([404, 410])('is told again later when its service is down, and forgotten at %s', async (gone) => {
    await subscribe()
    await visitorBooks()
    service.answer = 503
    expect(await sendPush(ctx)).toBe(0)
    expect((await ctx.db.select().from(pushMessages))[0]?.lastFailure).toContain('503')
    expect(await ctx.db.$count(pushSubscriptions)).toBe(1)
    service.answer = gone
    ctx.setNow(new Date(MORNING.getTime() + 60_000))
    await sendPush(ctx)
    expect(await ctx.db.$count(pushSubscriptions)).toBe(0)
  })
})

describe('subscriptions', () => {
  it('are listed, changed by their URL, and removed: 204, then 404', async () => {
    const { endpoint, ...rest } = await subscribe()
    await ctx.staff('POST', '/api/admin/push/subscriptions', { endpoint, ...rest, kinds: ['paid'] })
    const list = (await ctx.staff('GET', '/api/admin/push/subscriptions')).body
    expect(list).toEqual([
      { endpoint, kinds: ['paid'], quietFrom: null, quietTo: null, createdAt: MORNING.toISOString() },
    ])
    const remove = () => ctx.staff('DELETE', '/api/admin/push/subscriptions', { endpoint })
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
  })

  it.each([
    ['http://push.example.com/1', 'no https'],
    ['https://10.0.0.1/1', 'inside'],
    ['https://user:pw@push.example.com/1', 'a password'],
    ['nothing', 'no address'],
  ])('400 for %s: %s', async (endpoint) => {
    const { keys } = service.subscribe()
    expect((await ctx.staff('POST', '/api/admin/push/subscriptions', { endpoint, keys })).status).toBe(400)
  })

  it('400 for invalid keys, an unknown kind and a half-open quiet time; 401 for visitors', async () => {
    const good = service.subscribe()
    const bad = [{ keys: { ...good.keys, auth: 'x' } }, { kinds: ['lunch'] }, { quietFrom: '21:00' }]
    for (const changes of bad)
      expect((await ctx.staff('POST', '/api/admin/push/subscriptions', { ...good, ...changes })).status).toBe(
        400,
      )
    expect((await ctx.call('POST', '/api/admin/push/subscriptions', good)).status).toBe(401)
    expect((await ctx.call('GET', '/api/admin/push/key')).status).toBe(401)
  })
})

it('get a test notification whatever the hour: 202; 409 without a browser', async () => {
  expect((await ctx.staff('POST', '/api/admin/push/test')).status).toBe(409)
  await subscribe({ quietFrom: '00:00', quietTo: '23:59', kinds: [] })
  const { status, body } = await ctx.staff('POST', '/api/admin/push/test')
  expect([status, body.queued]).toEqual([202, 1])
  await sendPush(ctx)
  expect(titles()).toEqual(['It works'])
})

describe('the signing keys', () => {
  it('are sealed in the database, with a key that is stored elsewhere', async () => {
    await ctx.staff('GET', '/api/admin/push/key')
    const [row] = await ctx.db.select().from(secrets).where(eq(secrets.name, 'push-keys'))
    expect(row?.value).toMatch(/^sealed:1:/)
    const file = await readFile(join(ctx.config.dataDir, 'secrets.key'), 'utf8')
    expect(Buffer.from(file.trim(), 'base64')).toHaveLength(32)
  })

  it('are created again, and browsers must subscribe again, if nothing opens them', async () => {
    const before = (await ctx.staff('GET', '/api/admin/push/key')).body.publicKey
    await subscribe()
    await rm(join(ctx.config.dataDir, 'secrets.key'))
    const after = (await ctx.staff('GET', '/api/admin/push/key')).body.publicKey
    expect(after).not.toBe(before)
    expect(await ctx.db.$count(pushSubscriptions)).toBe(0)
  })

  it('stay the same when SECRETS_KEY is set, and are sealed with it: no phone has to subscribe again', async () => {
    const before = (await ctx.staff('GET', '/api/admin/push/key')).body.publicKey
    await subscribe()
    const readStored = async () =>
      (await ctx.db.select().from(secrets).where(eq(secrets.name, 'push-keys')))[0]?.value
    const sealedByFile = await readStored()
    const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64')
    const config = parseConfig({ DATA_DIR: ctx.config.dataDir, SECRETS_KEY })
    const rotated = await readVapidKeys(await createContext({ config, db: ctx.db, log: ctx.log }))
    expect(rotated.publicKey).toBe(before)
    const sealed = await readStored()
    expect(sealed).not.toBe(sealedByFile)
    expect(sealed).not.toContain(rotated.privateKey)
    expect(await ctx.db.$count(pushSubscriptions)).toBe(1)
  })
})

it.each([
  ['21:00', '07:00', '23:30', true],
  ['21:00', '07:00', '06:59', true],
  ['21:00', '07:00', '07:00', false],
  ['12:00', '13:00', '12:30', true],
  ['12:00', '13:00', '11:59', false],
  [null, null, '03:00', false],
])('from %s to %s it is at %s quiet: %s', (quietFrom, quietTo, time, quiet) => {
  expect(isQuiet({ quietFrom, quietTo }, new Date(`2027-01-04T${time}:00-05:00`))).toBe(quiet)
})
