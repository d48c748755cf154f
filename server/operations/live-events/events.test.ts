import { pino } from 'pino'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EventKind as Topic } from '#contract/operations/staff-events.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { listenToDatabase } from '#server/foundation/database/listen-to-database.ts'
import { sessions, staffStreams, users } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvents } from '#server/foundation/events/record-event.ts'
import { sendDueMail } from '#server/foundation/mail/send-due-mail.ts'
import { reportDiscrepancy } from '#server/money/payments/report-discrepancy.ts'
import { receiveText } from '#server/people/conversations/texts/receive-text.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { addColleague, bearer } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { families } from '#test/factories/families.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { ADMIN, BASIC, MORNING, testContext } from '#test/test-context.ts'
import { EVENTS_CHANNEL, NOTICES_CHANNEL } from './event-hub.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const DAY = '2027-02-13'
const book = async (changes: Record<string, unknown> = {}) =>
  (await ctx.staff('POST', '/api/admin/bookings', bookingRequest({ bookingDate: DAY, ...changes }))).body.id
const write = (email: string) =>
  ctx.call('POST', '/api/contact', { name: 'Ana', email, subject: 'Hi', message: 'Hello' })

type Heard = {
  readonly id: string
  readonly event: string
  readonly data: { readonly id: number; readonly change: string; readonly by: string }
}
const leaving: AbortController[] = []

/** Reads a stream as a browser does. */
async function open(headers: Record<string, string> = {}) {
  const leave = new AbortController()
  leaving.push(leave)
  const response = await ctx.fetch('/api/admin/events', {
    headers: { Authorization: BASIC, ...headers },
    signal: leave.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const heard: Heard[] = []
  const stream = { response, heard, text: '', lastId: '', isOver: false, close: () => reader?.cancel() }
  const read = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      stream.text += part.value
      const blocks = stream.text.split('\n\n')
      heard.splice(0, heard.length, ...blocks.slice(0, -1).flatMap(heardIn))
      stream.lastId = [...stream.text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? ''
    }
    stream.isOver = true
  }
  void read().catch(() => undefined)
  await expect.poll(() => response.status !== 200 || stream.lastId !== '').toBe(true)
  return stream
}

function heardIn(block: string): Heard[] {
  const [id, event, data] = ['id', 'event', 'data'].map(
    (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1],
  )
  return id && event && data ? [{ id, event, data: JSON.parse(data) }] : []
}

beforeAll(() =>
  listenToDatabase(
    ctx.databaseUrl,
    {
      channels: {
        [EVENTS_CHANNEL]: () => void ctx.events.readOn(ctx),
        [NOTICES_CHANNEL]: (payload) => ctx.events.hear(payload),
      },
      onConnected: () => void ctx.events.readOn(ctx),
    },
    pino({ level: 'silent' }),
  ),
)
afterEach(async () => {
  for (const leave of leaving.splice(0)) leave.abort()
  await ctx.db.delete(staffStreams)
  ctx.setNow(MORNING)
})

describe('a stream', () => {
  it('reports what is created, changed and deleted, and by whom, without personal data', async () => {
    const stream = await open()
    expect(stream.response.headers.get('content-type')).toMatch('text/event-stream')
    const id = await book()
    await expect.poll(() => stream.heard.filter(({ event }) => event === 'booking')).toHaveLength(1)
    await ctx.staff('PATCH', `/api/bookings/${id}`, { guestCount: 8 })
    await ctx.staff('DELETE', `/api/bookings/${id}`)
    await expect
      .poll(() => stream.heard.filter(({ event }) => event === 'booking').map(({ data }) => data))
      .toEqual(['created', 'changed', 'deleted'].map((change) => ({ id, change, by: 'admin' })))
    expect(stream.text).not.toMatch(/Maria|maria@|555/)
  })

  it('reports that a payment link was mailed, which its booking shows', async () => {
    const id = await book({ bookingDate: '2027-04-10' })
    const stream = await open()
    expect((await ctx.staff('POST', `/api/bookings/${id}/payment-link`)).status).toBe(201)
    await expect
      .poll(() => stream.heard.filter(({ event }) => event === 'booking').map(({ data }) => data))
      .toEqual([{ id, change: 'changed', by: 'admin' }])
  })

  it('reports once that the texts of a conversation were marked as responded', async () => {
    await receiveText(ctx, {
      ...{ providerId: 'SM2', from: '+13055550124', body: 'Is there room?', pictures: 0, optOutType: null },
    })
    const [thread] = (await ctx.staff('GET', '/api/admin/threads')).body.threads
    const stream = await open()
    for (const _ of [1, 2])
      expect((await ctx.staff('POST', `/api/admin/threads/${thread?.id}/read`)).status).toBe(204)
    const id = await book({ bookingDate: '2027-04-17' })
    await expect.poll(() => stream.heard.filter(({ data }) => data.id === id)).toHaveLength(1)
    expect(stream.heard.filter(({ event }) => event === 'message').map(({ data }) => data)).toEqual([
      expect.objectContaining({ change: 'changed', by: 'admin' }),
    ])
  })

  it('reports what visitors do, in commit order', async () => {
    const stream = await open()
    await Promise.all(Array.from({ length: 8 }, (_, n) => write(`a${n}@example.com`)))
    await expect.poll(() => stream.heard.filter(({ event }) => event === 'message')).toHaveLength(8)
    const messages = stream.heard.filter(({ event }) => event === 'message')
    expect(new Set(messages.map(({ data }) => data.by))).toEqual(new Set(['customer']))
    const numbers = stream.heard.map(({ id }) => Number.parseInt(id, 10))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  })

  it('reports who has the form of a booking open, and that it was closed; 404 for an unknown booking', async () => {
    const id = await book()
    const stream = await open()
    const address = `/api/bookings/${id}/editing` as const
    expect((await ctx.staff('PUT', address)).status).toBe(204)
    expect((await ctx.staff('DELETE', address)).status).toBe(204)
    await expect
      .poll(() => stream.heard.filter(({ event }) => event === 'editing').map(({ data }) => data))
      .toEqual(['changed', 'deleted'].map((change) => ({ id, change, by: 'admin' })))
    expect((await ctx.staff('PUT', '/api/bookings/999999/editing')).status).toBe(404)
    expect((await ctx.call('PUT', address)).status).toBe(401)
    const later = await open({ 'Last-Event-ID': stream.lastId })
    await book()
    await expect.poll(() => later.heard.map(({ event }) => event)).toEqual(['booking'])
  })

  it('reports nothing that its key may not see', async () => {
    const { body } = await ctx.staff('POST', '/api/admin/api-keys', { name: 'Van', scopes: ['agenda'] })
    const stream = await open(bearer(body.key))
    await write('b@example.com')
    const { id } = (await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-03-01' })))
      .body
    await expect
      .poll(() => stream.heard.map(({ event, data }) => [event, data.id]))
      .toEqual([['booking', id]])
  })

  it('ends when its account’s permissions change, so that the browser reconnects', async () => {
    for (const role of ['office', 'owner'] as const) {
      const stream = await open()
      await ctx.db.update(users).set({ role })
      // A notification that arrives late would end another test's stream.
      await expect.poll(() => stream.isOver).toBe(true)
    }
  })

  it('sends a comment with each heartbeat, and a newer id', async () => {
    const stream = await open()
    const before = stream.lastId
    ctx.setNow(new Date(MORNING.getTime() + 20_000))
    ctx.events.beat()
    await expect.poll(() => stream.text).toMatch(/^: /m)
    expect(stream.lastId).not.toBe(before)
  })

  it('asks for a full reload if too much changes at once', async () => {
    const stream = await open()
    await ctx.db.execute(sql`
      INSERT INTO events (kind, actor, subject, subject_id)
      SELECT 'message.received', 'customer', 'message', n FROM generate_series(1, 1000) n`)
    await expect.poll(() => stream.heard.at(-1)?.event).toBe('reload')
    expect(stream.heard.length).toBeLessThan(300)
  })
})

describe('an interrupted stream', () => {
  it('can be resumed after the last event for five minutes', async () => {
    const stream = await open()
    const { lastId } = stream
    await stream.close()
    const missed = (await write('c@example.com')).body.id
    ctx.setNow(new Date(MORNING.getTime() + 300_000))
    const again = await open({ 'Last-Event-ID': lastId })
    await expect
      .poll(() => again.heard.filter(({ event }) => event === 'message').map(({ data }) => data.id))
      .toEqual([missed])
  })

  it.each([
    ['later', 301],
    ['with an invalid id', 0],
  ])('must reload %s', async (_, seconds) => {
    const stream = await open()
    ctx.setNow(new Date(MORNING.getTime() + seconds * 1000))
    const again = await open({ 'Last-Event-ID': seconds ? stream.lastId : 'yesterday' })
    await expect.poll(() => again.heard.map(({ event }) => event)).toEqual(['reload'])
  })

  it('misses nothing of a transaction that recorded it earlier and commits later', async () => {
    const stream = await open()
    const [recorded, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const record = (subjectId: number, then?: () => Promise<void>) =>
      ctx.db.transaction(async (tx) => {
        await recordEvents(tx, { kind: 'message.received', actor: 'customer' }, [{ subjectId }])
        await then?.()
      })
    const slow = record(1, () => {
      recorded.resolve()
      return resumed.promise
    })
    await recorded.promise
    await record(2)
    await expect.poll(() => stream.heard.map(({ data }) => data.id)).toEqual([2])
    await stream.close()
    resumed.resolve()
    await slow
    const again = await open({ 'Last-Event-ID': stream.lastId })
    await expect.poll(() => again.heard.map(({ data }) => data.id)).toEqual([1])
  })

  it('reads what was missed while the database was down', async () => {
    const stream = await open()
    await ctx.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL moonlit.silent = 'on'`)
      await tx.execute(sql`INSERT INTO events (kind, actor, subject, subject_id, place)
        VALUES ('message.received', 'customer', 'message', 7, nextval('events_place_seq'))`)
    })
    await ctx.events.readOn(ctx)
    await expect.poll(() => stream.heard.map(({ data }) => data.id)).toEqual([7])
  })
})

describe('a stream ends', () => {
  it('with its session: on sign-out, and after twelve hours without use', async () => {
    const credential = async () => (await ctx.call('POST', '/api/admin/login', ADMIN)).body.credential
    const signIn = async () => ({ Authorization: `Basic ${await credential()}` })
    const one = await signIn()
    const signedOut = await open(one)
    await ctx.call('POST', '/api/admin/logout', undefined, one)
    await expect.poll(() => signedOut.isOver).toBe(true)
    const unused = await open(await signIn())
    ctx.setNow(new Date(MORNING.getTime() + 12 * 3_600_000 + 1))
    ctx.events.beat()
    await expect.poll(() => unused.isOver).toBe(true)
    await expect.poll(() => ctx.db.$count(staffStreams)).toBe(0)
    await ctx.db.delete(sessions)
  })

  it('five are the limit per account: 429, until one ends', async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, () => open()))
    expect(streams.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200])
    // The place of one that was not heard of for a minute is given away.
    await ctx.db.update(staffStreams).set({ seenAt: sql`now() + interval '1 hour'` })
    const refused = await ctx.staff('GET', '/api/admin/events')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20'])
    await streams[0]?.close()
    await expect.poll(() => ctx.db.$count(staffStreams)).toBe(4)
    expect((await open()).response.status).toBe(200)
  })
})

it('401 for visitors', async () => {
  expect((await ctx.call('GET', '/api/admin/events')).status).toBe(401)
})

const { party, report } = crewVisits(ctx)
const { aFamily, getId } = families(ctx)
async function reportSkipped() {
  ctx.setNow(VISIT_MORNING)
  const { setup } = await party()
  await report([{ stopId: setup, kind: 'skipped' }], crew)
}
let crew: Record<string, string> = {}
beforeAll(async () => {
  crew = (await addColleague(ctx, 'cora', 'crew')).headers
})

/** What must reach the screens that show it. */
const ACTIONS: Record<Topic, () => Promise<unknown>> = {
  booking: () => book({ bookingDate: '2027-05-01' }),
  payment: () => payForParty(ctx, { bookingDate: '2027-05-08' }),
  message: () => write('topic@example.com'),
  text: () =>
    receiveText(ctx, {
      providerId: 'SM1',
      from: '+13055550123',
      body: 'Hello',
      pictures: 0,
      optOutType: null,
    }),
  testimonial: () =>
    ctx.call('POST', '/api/testimonials', { customerName: 'Ana', rating: 5, comment: 'A lovely night.' }),
  'waiting-list': async () => {
    const bookingDate = '2027-05-15'
    await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 1 })
    await book({ bookingDate })
    const family = { customerName: 'Ana', customerEmail: 'ana@example.com' }
    await ctx.call('POST', '/api/waiting-list', { bookingDate, numberOfTeepees: 2, ...family })
  },
  'unavailable-date': () => ctx.staff('POST', '/api/unavailable-dates', { date: '2027-06-05' }),
  resource: () => ctx.staff('POST', '/api/admin/resources', { name: 'Linen set', kind: 'part', quantity: 8 }),
  work: () => ctx.staff('DELETE', '/api/admin/work/days/2027-05-01'),
  stop: reportSkipped,
  'stop-problem': reportSkipped,
  theme: () => ctx.staff('PATCH', '/api/themes/1', { description: 'Fairy lights and cushions.' }),
  addon: () => ctx.staff('PATCH', '/api/addons/1', { stock: 5 }),
  coupon: () =>
    ctx.staff('POST', '/api/coupons', {
      code: 'LIVE10',
      discountType: 'percentage',
      discountValue: '10',
      active: true,
    }),
  customer: async () => {
    const family = aFamily()
    await book({ ...family, bookingDate: '2027-06-12' })
    const id = await getId(family.customerEmail)
    await ctx.staff('PATCH', `/api/admin/customers/${id}`, { notes: 'Loves marzipan.' })
  },
  mail: async () => {
    await payForParty(ctx, { bookingDate: '2027-06-19' })
    await sendDueMail(ctx)
  },
  difference: () =>
    reportDiscrepancy(ctx.db, ctx, {
      discrepancy: { kind: 'refund-not-recorded', values: {} },
      intentId: 'pi_1',
      bookingReference: null,
    }),
  settings: () => ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 4 }),
}

it.each(Object.keys(ACTIONS) as Topic[])('screens that show it are told of: %s', async (topic) => {
  const stream = await open()
  await ACTIONS[topic]()
  await expect.poll(() => stream.heard.map(({ event }) => event)).toContain(topic)
})
