import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookings, busyCalendars, events } from '#server/foundation/database/schema/all-tables.ts'
import { withDetails } from '#test/factories/audit-details.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { testContext } from '#test/test-context.ts'
import { readCalendars } from './read-calendars.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const guarded = testContext({ env: { RATE_LIMITS: 'off', PUBLIC_URL: 'https://teepees.example' } })

type Answer = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string }
let answer: Answer
let server: Server
let feed: string
let asked: string[]

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { status = 200, headers = {}, body = '' } = request.url === '/moved' ? { body: CALENDAR } : answer
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  feed = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(async () => {
  await ctx.db.delete(busyCalendars)
  await ctx.db.delete(bookings)
  ctx.setNow(new Date('2027-02-01T15:00:00Z'))
  answer = { body: CALENDAR }
  asked = []
})

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@x', ...lines, 'END:VEVENT'].join('\r\n')
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')
const CALENDAR = calendar(
  event('SUMMARY:Ana’s wedding', 'DTSTART;VALUE=DATE:20270213', 'DTEND;VALUE=DATE:20270215'),
  event('SUMMARY:Dentist', 'DTSTART:20270213T190000Z'),
  event('SUMMARY:Maybe', 'TRANSP:TRANSPARENT', 'DTSTART;VALUE=DATE:20270220'),
  event('SUMMARY:Long ago', 'DTSTART;VALUE=DATE:20260101'),
)

const add = (path = '/family.ics', name = 'Family') =>
  ctx.staff('POST', '/api/admin/busy-calendars', { name, url: feed + path })
const day = async (date: string) =>
  (await ctx.staff('GET', `/api/admin/day-rooms?from=${date}&to=${date}` as '/api/admin/day-rooms')).body[0]

describe('another program’s calendar', () => {
  it('is read when it is added, and staff are warned about its days', async () => {
    const { status, body } = await add()
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: 'Family',
        host: feed.slice('http://'.length),
        busyDays: 2,
        unreadEntries: 0,
        readAt: '2027-02-01T15:00:00.000Z',
        failure: null,
      },
    ])
    expect((await day('2027-02-13'))?.busy).toEqual([{ calendar: 'Family', times: ['14:00'] }])
    expect((await day('2027-02-14'))?.busy).toEqual([{ calendar: 'Family', times: [] }])
    expect(await day('2027-02-20')).not.toHaveProperty('busy')
    const { body: agenda } = await ctx.staff(
      'GET',
      '/api/admin/agenda?from=2027-02-13&to=2027-02-13' as '/api/admin/agenda',
    )
    expect(agenda.days[0]?.busy).toHaveLength(1)
    expect(withDetails(await ctx.db.select().from(events)).at(-1)).toMatchObject({
      action: 'created',
      details: 'Family',
    })
  })

  it('blocks nothing: families and staff can book its days, and visitors learn nothing of it', async () => {
    const question =
      '/api/availability?from=2027-02-13&to=2027-02-14&numberOfTeepees=1' as '/api/availability'
    const before = (await ctx.call('GET', question)).body
    await add()
    expect((await ctx.call('GET', question)).body).toEqual(before)
    const { status } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-02-13' }))
    expect(status).toBe(201)
  })

  it('stores nothing about its events and never reveals its secret URL', async () => {
    await add('/secret-token-9f/basic.ics')
    const [row] = await ctx.db.select().from(busyCalendars)
    expect(JSON.stringify(row)).not.toMatch(/wedding|Dentist/)
    expect(JSON.stringify((await ctx.staff('GET', '/api/admin/busy-calendars')).body)).not.toContain('secret')
  })

  it('whose sealed URL was copied from another calendar is not read', async () => {
    await add('/theirs.ics')
    ctx.setNow(new Date('2027-02-01T15:00:01Z'))
    await add('/ours.ics', 'Ours')
    const [theirs] = await ctx.db.select().from(busyCalendars).orderBy(busyCalendars.id)
    await ctx.db.update(busyCalendars).set({ url: theirs?.url ?? '' })
    await readCalendars(ctx)
    expect((await ctx.staff('GET', '/api/admin/busy-calendars')).body).toMatchObject([
      { failure: null },
      { failure: 'unreachable', host: '' },
    ])
  })

  it('is reread by the job: new events count, deleted ones do not', async () => {
    await add()
    answer = { body: calendar(event('DTSTART;VALUE=DATE:20270301')) }
    await readCalendars(ctx)
    expect(await day('2027-02-13')).not.toHaveProperty('busy')
    expect((await day('2027-03-01'))?.busy).toHaveLength(1)
    answer = { body: calendar() }
    await readCalendars(ctx)
    expect((await ctx.staff('GET', '/api/admin/busy-calendars')).body).toMatchObject([
      { busyDays: 0, failure: null },
    ])
  })

  it.each([
    ['refused', { status: 404 }],
    ['refused', { status: 302 }],
    ['no_calendar', { body: '<!doctype html><title>Sign in</title>' }],
    ['too_large', { body: 'x'.repeat(5_000_001) }],
  ] as const)('that cannot be read says %s, keeps its days, and recovers: %#', async (failure, failing) => {
    const { body } = await add()
    answer = failing
    ctx.setNow(new Date('2027-02-02T15:00:00Z'))
    await readCalendars(ctx)
    expect((await ctx.staff('GET', '/api/admin/busy-calendars')).body).toMatchObject([
      { failure, busyDays: 2, readAt: '2027-02-01T15:00:00.000Z' },
    ])
    answer = { body: CALENDAR }
    const again = await ctx.staff('POST', `/api/admin/busy-calendars/${body.id}/read`)
    expect(again.body).toMatchObject({ failure: null, readAt: '2027-02-02T15:00:00.000Z' })
  })

  it.each([
    ['a weekend with hours', ['DTSTART:20270305T230000Z', 'DTEND:20270307T150000Z'], 3],
    ['a closure of 92 days', ['DTSTART;VALUE=DATE:20270601', 'DTEND;VALUE=DATE:20270901'], 92],
  ])('warns about every day of %s', async (_, dates, busyDays) => {
    answer = { body: calendar(event(...dates)) }
    expect((await add()).body).toMatchObject({ busyDays, unreadEntries: 0, failure: null })
  })

  it('warns at the hour of the first day, and all day after that', async () => {
    answer = { body: calendar(event('DTSTART:20270305T230000Z', 'DTEND:20270307T150000Z')) }
    await add()
    expect((await day('2027-03-05'))?.busy).toEqual([{ calendar: 'Family', times: ['18:00'] }])
    for (const other of ['2027-03-06', '2027-03-07'])
      expect((await day(other))?.busy).toEqual([{ calendar: 'Family', times: [] }])
    expect(await day('2027-03-08')).not.toHaveProperty('busy')
  })

  it('with odd entries keeps the others, and says how many could not be read', async () => {
    const odd = event('SUMMARY:Away')
    const partial = event('DTSTART:20270302', 'RRULE:FREQ=FORTNIGHTLY')
    answer = { body: calendar(odd, partial, event('DTSTART;VALUE=DATE:20270301')) }
    const { body } = await add()
    expect(body).toMatchObject({ busyDays: 2, unreadEntries: 2, failure: null })
    answer = { body: CALENDAR }
    const again = await ctx.staff('POST', `/api/admin/busy-calendars/${body.id}/read`)
    expect(again.body).toMatchObject({ busyDays: 2, unreadEntries: 0 })
  })

  it('that is cut off keeps the days that may be missing', async () => {
    const { body } = await add()
    const whole = calendar(event('DTSTART;VALUE=DATE:20270301'), event('DTSTART;VALUE=DATE:20270302'))
    answer = { body: whole.slice(0, whole.lastIndexOf('DTSTART')) }
    const again = await ctx.staff('POST', `/api/admin/busy-calendars/${body.id}/read`)
    expect(again.body).toMatchObject({ busyDays: 3, unreadEntries: 1, failure: null })
    expect((await day('2027-03-01'))?.busy).toHaveLength(1)
    expect((await day('2027-02-14'))?.busy).toHaveLength(1)
  })

  it('follows a redirect to another public address', async () => {
    answer = { status: 301, headers: { Location: '/moved' } }
    expect((await add()).body).toMatchObject({ failure: null, busyDays: 2 })
    expect(asked).toEqual(['/family.ics', '/moved'])
  })

  it('404 once it is removed', async () => {
    const { id } = (await add()).body
    expect((await ctx.staff('DELETE', `/api/admin/busy-calendars/${id}`)).status).toBe(204)
    expect((await ctx.staff('DELETE', `/api/admin/busy-calendars/${id}`)).status).toBe(404)
    expect((await ctx.staff('POST', `/api/admin/busy-calendars/${id}/read`)).status).toBe(404)
    expect(await day('2027-02-13')).not.toHaveProperty('busy')
  })

  it('409 beyond ten, 401 and 403 for anybody who may not change the calendar', async () => {
    for (let number = 0; number < 10; number++) await add('/', `Calendar ${number}`)
    expect((await add('/', 'One more')).status).toBe(409)
    const { headers } = await addColleague(ctx, 'carla', 'crew')
    expect((await ctx.call('GET', '/api/admin/busy-calendars', undefined, headers)).status).toBe(403)
    expect((await ctx.call('GET', '/api/admin/busy-calendars')).status).toBe(401)
  })
})

describe('a calendar’s URL, on a site with a public URL', () => {
  const addGuarded = (url: string) =>
    guarded.staff('POST', '/api/admin/busy-calendars', { name: 'Family', url })

  it.each([
    'http://calendar.example/x.ics',
    'https://127.0.0.1/x.ics',
    'https://[::1]/x.ics',
    'https://10.0.0.7/x.ics',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x.ics',
    'https://user:password@calendar.example/x.ics',
    'file:///etc/passwd',
    'not an address',
  ])('400: %s', async (url) => {
    const { status, body } = await addGuarded(url)
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'url'])
  })

  it('is not called if its host name resolves into the server’s own network', async () => {
    const { body } = await addGuarded('https://localhost.localdomain/x.ics')
    expect(body.failure ?? body.code).toBe('unreachable')
    expect(asked).toEqual([])
  })
})
