import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  crewEvents,
  events,
  webhookDeliveries,
  webhookEndpoints,
} from '#server/foundation/database/schema/all-tables.ts'
import { addColleague, bearer } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_DAY, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { SAMPLE_ANSWERS } from '#test/factories/sample-answers.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { party, report } = crewVisits(ctx)
let crew: Record<string, string>
let office: Record<string, string>

beforeAll(async () => {
  crew = (await addColleague(ctx, 'ana', 'crew')).headers
  office = (await addColleague(ctx, 'olga', 'office')).headers
})
beforeEach(async () => {
  await ctx.db.delete(bookings)
  ctx.setNow(VISIT_MORNING)
})

const toDay = (date: string, headers = crew) => ctx.call('GET', `/api/crew/days/${date}`, undefined, headers)

describe('GET /api/crew/days/{date}', () => {
  it('200: returns the stops in order, with what to load, but no amounts', async () => {
    const own = await party({ addons: [{ addonId: 1, quantity: 1 }], allergiesAndNeeds: 'Nuts' })
    const { status, body } = await toDay(VISIT_DAY)
    expect(status).toBe(200)
    expect(body.stops).toHaveLength(1)
    expect(body.stops[0]).toMatchObject({
      id: own.setup,
      kind: 'setup',
      crew: 1,
      from: '14:00',
      to: '15:00',
      address: '12 Palm Street, Miami, FL 33101',
      allergiesAndNeeds: 'Nuts',
      access: null,
      events: [],
    })
    expect(body.load.length).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toMatch(/amount|price|paid|email/i)
    const next = await toDay(addDays(VISIT_DAY, 1))
    expect(next.body.stops.map(({ id }) => id)).toEqual([own.collect])
  })

  it.each(['en', 'es'] as const)(
    '200: names teepees as the load list does, then in other languages (%s)',
    async (language) => {
      const { themeName } = await party()
      const names = { en: `${themeName} teepees`, es: `tipis de ${themeName}` }
      const { body } = await toDay(VISIT_DAY, { ...crew, 'X-Staff-Language': language })
      expect(body.load[0]?.name).toBe(names[language])
      expect(body.stops[0]?.teepeeNames).toEqual([
        names[language],
        ...Object.values(names).filter((name) => name !== names[language]),
      ])
    },
  )

  it('200: includes all of a family’s answers about its party', async () => {
    await party(SAMPLE_ANSWERS)
    expect((await toDay(VISIT_DAY)).body.stops[0]).toMatchObject(SAMPLE_ANSWERS)
  })

  it('200: includes what is owed, for staff who take cash', async () => {
    await party()
    const { body } = await toDay(VISIT_DAY, office)
    expect(Number(body.stops[0]?.owedAmount)).toBeGreaterThan(0)
  })

  it('403: for any day but yesterday, today and tomorrow, for everybody', async () => {
    const statuses = async (headers: Record<string, string>) =>
      Promise.all(
        [-2, -1, 0, 1, 2].map(async (days) => (await toDay(addDays(VISIT_DAY, days), headers)).status),
      )
    expect(await statuses(crew)).toEqual([403, 200, 200, 200, 403])
    expect(await statuses(office)).toEqual([403, 200, 200, 200, 403])
    expect((await toDay(addDays(VISIT_DAY, 2))).body.code).toBe('forbidden')
  })

  it('401 for visitors, 403 for a key with another scope, 404 for an invalid day', async () => {
    expect((await toDay(VISIT_DAY, {})).status).toBe(401)
    expect((await toDay('2027-02-30')).status).toBe(404)
    const { body } = await ctx.staff('POST', '/api/admin/api-keys', { name: 'Agenda', scopes: ['agenda'] })
    expect((await toDay(VISIT_DAY, bearer(body.key))).status).toBe(403)
  })
})

describe('POST /api/crew/events', () => {
  const sent = (stopId: string) => ({
    id: randomUUID(),
    stopId,
    kind: 'checked',
    at: ctx.now().toISOString(),
    data: {},
  })
  const post = (changes: object) => {
    const body = { deviceId: 'phone-1', clock: ctx.now().toISOString(), ...changes }
    return ctx.call('POST', '/api/crew/events', body, crew)
  }

  it('200: accepts events once, then reports them as repeated, in the order sent', async () => {
    const hook = {
      url: 'https://example.com/hook',
      events: ['crew.stop_done' as const],
      secret: 'whsec_c2VjcmV0',
    }
    await ctx.db.insert(webhookEndpoints).values(hook)
    const { setup: stopId, id } = await party()
    const [first, second] = [randomUUID(), randomUUID()]
    const arrived = { id: first, stopId, kind: 'arrived' } as const
    const done = { id: second, stopId, kind: 'done' } as const
    expect((await report([arrived, arrived, done], crew)).statuses).toEqual([
      'accepted',
      'repeated',
      'accepted',
    ])
    expect((await report([done, arrived], crew)).body.events).toEqual([
      { id: second, status: 'repeated' },
      { id: first, status: 'repeated' },
    ])
    const { body } = await toDay(VISIT_DAY)
    expect(body.stops[0]?.events.map(({ kind }) => kind)).toEqual(['arrived', 'done'])
    const entries = await ctx.db.select().from(events).where(eq(events.subjectId, id))
    expect(entries.filter(({ action }) => action === 'reported from')).toHaveLength(2)
    const told = await ctx.db.select().from(webhookDeliveries)
    expect(told.map(({ event, bookingId }) => [event, bookingId])).toEqual([['crew.stop_done', id]])
  })

  it('200: stores each exactly once, even if several requests bring the same ones at the same time', async () => {
    const { setup: stopId, id } = await party()
    const sentEvents = Array.from(
      { length: 60 },
      () => ({ id: randomUUID(), stopId, kind: 'checked' }) as const,
    )
    const orders = [
      sentEvents,
      sentEvents.toReversed(),
      sentEvents.slice(20),
      sentEvents.slice(0, 40).toReversed(),
    ]
    const answers = await Promise.all([...orders, ...orders].map((sent) => report(sent, crew)))
    const accepted = answers.flatMap(({ body }) => body.events).filter(({ status }) => status === 'accepted')
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(accepted.map((event) => event.id).sort()).toEqual(sentEvents.map((event) => event.id).sort())
    expect(await ctx.db.$count(crewEvents, eq(crewEvents.bookingId, id))).toBe(60)
    const entries = await ctx.db.select().from(events).where(eq(events.subjectId, id))
    expect(entries.filter(({ action }) => action === 'reported from')).toHaveLength(60)
  })

  it('200: sorts by what happened first, even if one phone’s clock is an hour fast', async () => {
    const { setup: stopId } = await party()
    const minutes = (count: number) => new Date(VISIT_MORNING.getTime() + count * 60_000)
    ctx.setNow(minutes(120))
    const fast = minutes(180)
    await report([{ stopId, kind: 'arrived', at: minutes(90) }], crew, fast)
    await report([{ stopId, kind: 'on_the_way', at: minutes(20) }], office)
    const { body } = await toDay(VISIT_DAY)
    expect(body.stops[0]?.events.map(({ kind, at }) => [kind, at])).toEqual([
      ['on_the_way', minutes(20).toISOString()],
      ['arrived', minutes(30).toISOString()],
    ])
  })

  it('200: keeps the order in which a phone reported, even if a connection was slow in between', async () => {
    const { setup: stopId } = await party()
    const later = (milliseconds: number) => new Date(VISIT_MORNING.getTime() + milliseconds)
    const reports = [
      ['on_the_way', 0, 400],
      ['arrived', 1_000, 9_000],
      ['done', 2_000, 9_100],
    ] as const
    for (const [kind, at, received] of reports) {
      ctx.setNow(later(received))
      await report([{ stopId, kind, at: later(at) }], crew, later(kind === 'done' ? 9_000 : at))
    }
    const { body } = await toDay(VISIT_DAY)
    expect(body.stops[0]?.events.map(({ kind }) => kind)).toEqual(['on_the_way', 'arrived', 'done'])
  })

  it('200: refuses cash without the permission, and accepts the other events', async () => {
    const { setup: stopId } = await party()
    const events = [
      { stopId, kind: 'cash', data: { amount: '120.00' } },
      { stopId, kind: 'note', data: { text: 'Side door' } },
    ] as const
    const { body } = await report(events, crew)
    expect(body.events).toMatchObject([{ status: 'refused', code: 'forbidden' }, { status: 'accepted' }])
    expect((await report(events, office)).statuses).toEqual(['accepted', 'accepted'])
  })

  it.each([
    ['photo', {}],
    ['photo', { photoId: '7' }],
    ['note', { text: ' ' }],
    ['cash', { amount: '-5' }],
    ['damaged', { photoId: 'x' }],
  ] as const)('200: refused with a sentence, %s with %j', async (kind, data) => {
    const { setup: stopId } = await party()
    const { body } = await report([{ stopId, kind, data }], office)
    expect(body.events[0]).toMatchObject({ status: 'refused', code: 'invalid' })
    expect(body.events[0]?.message).toMatch(/\.$/)
  })

  it('200: refuses a stop that was moved or canceled meanwhile, but not what was stored before', async () => {
    const { setup: stopId, id } = await party()
    const stored = { id: randomUUID(), stopId, kind: 'on_the_way' } as const
    await report([stored], crew)
    await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingDate: '2027-03-20' })
    const { body } = await report([stored, { stopId, kind: 'arrived' }], crew)
    expect(body.events).toMatchObject([{ status: 'repeated' }, { status: 'refused', code: 'not_found' }])
    expect(body.events[1]?.message).toContain('moved or canceled')
  })

  it('200: accepts events until three days after the stop, and no earlier than the day before', async () => {
    const { setup: stopId } = await party()
    for (const [days, status] of [
      [-2, 'refused'],
      [-1, 'accepted'],
      [3, 'accepted'],
      [4, 'refused'],
    ] as const) {
      ctx.setNow(new Date(VISIT_MORNING.getTime() + days * 24 * 60 * 60 * 1000))
      expect([days, (await report([{ stopId, kind: 'done' }], crew)).statuses]).toEqual([days, [status]])
    }
  })

  it.each([
    [{ kind: 'danced' }, 'The site doesn’t know this kind of report yet.'],
    [{ kind: undefined }, 'The site doesn’t know this kind of report yet.'],
    [{ data: 'all done' }, 'This report isn’t complete.'],
    [{ kind: 'note', data: { text: 'a\0b' } }, 'This report isn’t complete.'],
    [{ at: 'yesterday' }, 'This report isn’t complete.'],
    [{ stopId: 7 }, 'This report isn’t complete.'],
    [{ stopId: '1'.repeat(41) }, 'This report isn’t complete.'],
  ])('200: refused alone, an event with %j; the others count', async (changes, sentence) => {
    const { setup: stopId } = await party()
    const [before, after] = [sent(stopId), sent(stopId)]
    const odd = { ...sent(stopId), ...changes }
    const { status, body } = await post({ events: [before, odd, after] })
    expect(status).toBe(200)
    expect(body.events).toEqual([
      { id: before.id, status: 'accepted' },
      { id: odd.id, status: 'refused', code: 'invalid', message: expect.stringContaining(sentence) },
      { id: after.id, status: 'accepted' },
    ])
  })

  it('400: no list, a phone without a name or a clock, an event without an id', async () => {
    const { setup: stopId } = await party()
    const event = sent(stopId)
    for (const [body, path] of [
      [{ events: undefined }, 'events'],
      [{ events: event }, 'events'],
      [{ events: [event], deviceId: '' }, 'deviceId'],
      [{ events: [event], clock: 'noon' }, 'clock'],
      [{ events: [event, { ...event, id: undefined }] }, 'events.1'],
      [{ events: [event, 'arrived'] }, 'events.1'],
    ] as const) {
      const answer = await post(body)
      expect([answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([400, [path]])
    }
    expect((await post({ events: [event] })).body.events).toMatchObject([{ status: 'accepted' }])
  })

  it('400: for more than a hundred, and an invalid UUID; 401 for visitors', async () => {
    const { setup: stopId } = await party()
    const many = Array.from({ length: 101 }, () => ({ stopId, kind: 'checked' }) as const)
    const refused = await report(many, crew)
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { message: 'Send at most 100 events at once.' },
    ])
    expect((await report(many.slice(1), crew)).status).toBe(200)
    expect((await report([{ id: '7', stopId, kind: 'done' }], crew)).status).toBe(400)
    expect((await report([{ stopId, kind: 'done' }], {})).status).toBe(401)
  })

  it('the refusal reveals nothing about a family: an unknown stop and one on another day look the same', async () => {
    const { setup } = await party({ bookingDate: '2027-05-08' })
    const sent = [setup, '999999-setup', 'nonsense'].map((stopId) => ({ stopId, kind: 'done' }) as const)
    const answers = (await report(sent, crew)).body.events.map(({ id: _, ...answer }) => answer)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})

describe('GET /api/admin/live', () => {
  const live = (headers: Record<string, string>, date = VISIT_DAY) =>
    ctx.call('GET', `/api/admin/live?date=${date}`, undefined, headers)

  it('200: says where each stop stands, and which are late', async () => {
    const [one, other] = [await party(), await party({ customerName: 'Rosa Diaz' })]
    const note = { stopId: one.setup, kind: 'note', data: { text: 'Gate was open' } } as const
    await report([{ stopId: one.setup, kind: 'arrived' }, note], crew)
    ctx.setNow(new Date(`${VISIT_DAY}T20:01:00Z`))
    const { body } = await live(office)
    const stop = (id: string) => present(body.stops.find((found) => found.id === id))
    expect(stop(one.setup)).toMatchObject({ bookingId: one.id, state: 'arrived', isLate: false })
    expect(stop(one.setup).events).toMatchObject([
      { kind: 'arrived', account: 'ana' },
      { kind: 'note', data: { text: 'Gate was open' } },
    ])
    expect(stop(other.setup)).toMatchObject({ state: 'waiting', isLate: true })
  })

  it('400 without a day, 401 for strangers, 403 for the crew', async () => {
    expect((await ctx.call('GET', '/api/admin/live', undefined, office)).status).toBe(400)
    expect((await live({})).status).toBe(401)
    expect((await live(crew)).status).toBe(403)
  })
})
