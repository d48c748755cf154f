import { beforeEach, describe, expect, it } from 'vitest'
import type { DayPlan } from '#contract/crew/work.ts'
import type { Permission } from '#contract/wire/permissions.ts'
import { DEFAULT_WORK_SETTINGS } from '#domain/calendar/work/work-settings.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import {
  bookings,
  jobPlaces,
  workExceptions,
  workSettings,
} from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { bearer } from '#test/factories/colleague.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
// A Saturday.
const DAY = '2027-02-13'
const book = (changes: Record<string, unknown> = {}) =>
  ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: DAY, ...changes }))
const set = (changes: object) =>
  ctx.staff('PUT', '/api/admin/work', { ...DEFAULT_WORK_SETTINGS, enabled: true, ...changes })
const readPlans = async (from: string, to = from): Promise<DayPlan[]> =>
  (await ctx.staff('GET', `/api/admin/work/days?from=${from}&to=${to}`)).body
/** Time for one party of two teepees per day: 85 minutes for setup and driving, 60 for a collection. */
const SHORT_DAYS = { windows: Array(7).fill({ from: '08:00', to: '10:30' }) }

beforeEach(async () => {
  for (const table of [bookings, workSettings, workExceptions, jobPlaces]) await ctx.db.delete(table)
})

describe('PUT /api/admin/work', () => {
  it('200: is off by default, and then as it was set', async () => {
    const { body } = await ctx.staff('GET', '/api/admin/work')
    expect(body).toEqual({ ...DEFAULT_WORK_SETTINGS, exceptions: [], version: 0 })
    const saved = await set({ crews: 3 })
    expect([saved.status, saved.body.crews, saved.body.version]).toEqual([200, 3, 1])
    expect((await set({ crews: 2, version: 0 })).body.code).toBe('newer_version')
  })

  it.each([
    ['windows', { windows: Array(7).fill(null) }],
    ['windows.0.to', { windows: Array(7).fill({ from: '10:00', to: '09:00' }) }],
    ['crews', { crews: 0 }],
    ['setup.base', { setup: { base: -1, perTeepee: 1, perAddon: 1 } }],
  ])('400: %s', async (path, changes) => {
    const { status, body } = await set(changes)
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
  })

  it('401: for staff only', async () => {
    expect((await ctx.call('GET', '/api/admin/work')).status).toBe(401)
    expect((await ctx.call('GET', `/api/admin/work/days?from=${DAY}&to=${DAY}`)).status).toBe(401)
  })
})

describe('the rule', () => {
  it('409: refuses a party that nobody has time for, unless staff override it', async () => {
    await set(SHORT_DAYS)
    expect((await book()).status).toBe(201)
    const refused = await book()
    expect([refused.status, refused.body.code]).toEqual([409, 'date_unavailable'])
    expect(refused.body.message).toContain(
      'Our crews have no time left on Saturday, February 13, 2027 to set up',
    )
    const days = (await ctx.call('GET', '/api/availability?from=2027-02-12&to=2027-02-14')).body
    expect(days.map(({ available }) => available)).toEqual([true, false, true])
    const overridden = bookingRequest({ bookingDate: DAY, overrideCapacity: true })
    expect((await ctx.staff('POST', '/api/admin/bookings', overridden)).status).toBe(201)
  })

  it('gives one of two families the last minutes of a day between their parties', async () => {
    // The collection of one and the setup of the other are on the same day; their teepees never overlap.
    await ctx.staff('PUT', '/api/site-settings', { turnaroundDays: 0 })
    await set({ windows: Array(7).fill({ from: '08:00', to: '09:40' }) })
    for (let round = 0; round < 8; round++) {
      await ctx.db.delete(bookings)
      const days = ['2027-02-12', '2027-02-13', '2027-02-12', '2027-02-13']
      const responses = await Promise.all(days.map((bookingDate) => book({ bookingDate })))
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    }
    await ctx.staff('PUT', '/api/site-settings', { turnaroundDays: 1 })
  })

  it('keeps teepees out over days on which nobody works, in every calculation', async () => {
    const week = Array(7).fill({ from: '08:00', to: '20:00' }).with(0, null)
    await set({ windows: week, crews: 5 })
    expect((await book({ numberOfTeepees: 8 })).status).toBe(201)
    expect((await book({ bookingDate: '2027-02-14' })).status).toBe(409)
    expect((await book({ bookingDate: '2027-02-15', numberOfTeepees: 3 })).status).toBe(409)
    expect((await book({ bookingDate: '2027-02-15', numberOfTeepees: 2 })).status).toBe(201)
  })

  it('409 breaks_bookings: for less time than booked days need, by week or by day, unless forced', async () => {
    const { id } = (await book()).body
    const refused = await set({ windows: Array(7).fill({ from: '08:00', to: '09:00' }) })
    expect([refused.status, refused.body.code]).toEqual([409, 'breaks_bookings'])
    expect(refused.body.bookings).toEqual([{ id, bookingDate: DAY }])
    expect((await set({})).status).toBe(200)
    const path = `/api/admin/work/exceptions/${DAY}`
    const holiday = { crews: 0, window: null, reason: 'Wedding' }
    expect((await ctx.staff('PUT', path, holiday)).body.code).toBe('breaks_bookings')
    const forced = await ctx.staff('PUT', path, { ...holiday, force: true })
    expect(forced.body.exceptions).toEqual([{ date: DAY, ...holiday }])
    expect((await readPlans(DAY))[0]?.plans[0]?.stops[0]?.conflicts).toEqual(['No one works on this day.'])
    expect((await ctx.staff('DELETE', path)).status).toBe(204)
    expect((await ctx.staff('DELETE', path)).status).toBe(404)
  })

  it('409 breaks_bookings: for closed and reopened days that move a collection to one without time', async () => {
    const [sunday, monday] = [addDays(DAY, 1), addDays(DAY, 2)]
    const settings = (changes: object) => ctx.staff('PUT', '/api/site-settings', changes)
    const shorten = (date: string) => {
      const exception = { crews: 1, window: { from: '08:00', to: '08:30' }, reason: null }
      return ctx.staff('PUT', `/api/admin/work/exceptions/${date}`, exception)
    }
    const close = (changes: object = {}) =>
      ctx.staff('POST', '/api/unavailable-dates', { date: sunday, ...changes })
    const lastTold = async () =>
      (await ctx.staff('GET', '/api/admin/audit?subject=calendar')).body.entries[0]?.details
    await settings({ collectOnClosedDays: false })
    await set({})
    const { id } = (await book()).body
    const booked = [{ id, bookingDate: DAY }]
    // A collection takes an hour.
    await shorten(monday)
    const refused = await close()
    expect([refused.status, refused.body.code, refused.body.bookings]).toEqual([
      409,
      'breaks_bookings',
      booked,
    ])
    const closed = await close({ force: true })
    expect(closed.status).toBe(201)
    expect(await lastTold()).toBe(`${sunday}, despite booked days`)
    await ctx.staff('DELETE', `/api/admin/work/exceptions/${monday}`)
    await shorten(sunday)
    const path = `/api/unavailable-dates/${closed.body.id}`
    const collecting = { collectOnClosedDays: true, force: false }
    for (const { status, body } of [await ctx.staff('DELETE', path), await settings(collecting)])
      expect([status, body.bookings]).toEqual([409, booked])
    expect((await ctx.staff('DELETE', `${path}?force=true`)).status).toBe(204)
    expect(await lastTold()).toBe(`${sunday}, despite booked days`)
    expect((await settings(collecting)).status).toBe(200)
  })
})

describe('the plan of a day', () => {
  it('200: has the setup on the day, the collection on the next, minutes, times and the load', async () => {
    const addons = [{ addonId: 1, quantity: 1 }]
    const { id } = (await book({ addons })).body
    const [party, next] = await readPlans(DAY, '2027-02-14')
    expect(party).toMatchObject({
      crews: 1,
      window: { from: '08:00', to: '20:00' },
      neededMinutes: 90,
      capacityMinutes: 720,
    })
    expect(party?.plans[0]?.stops[0]).toMatchObject({
      bookingId: id,
      kind: 'setup',
      minutes: { base: 30, teepees: 30, addons: 5 },
      arrivesAt: '14:00',
      endsAt: '15:05',
      conflicts: [],
    })
    expect(party?.load.map(({ quantity }) => quantity)).toEqual([2, 1])
    expect(next?.plans[0]?.stops[0]).toMatchObject({ bookingId: id, kind: 'collect', arrivesAt: '08:25' })
    expect(next?.load).toEqual([])
  })

  it('200: keeps the owner’s order, and then suggests one again', async () => {
    const first = (await book({ partyStartTime: '14:00' })).body.id
    const second = (await book({ partyStartTime: '18:00' })).body.id
    const order = (ids: number[][]) => ({
      crews: ids.map((list) => list.map((bookingId) => ({ bookingId, kind: 'setup' }))),
    })
    const path = `/api/admin/work/days/${DAY}`
    const ordered = await ctx.staff('PUT', path, order([[second], [first]]))
    const getStops = (plan: DayPlan | undefined) =>
      plan?.plans.map(({ stops }) => stops.map(({ bookingId }) => bookingId))
    expect(getStops(ordered.body)).toEqual([[second], [first]])
    expect(ordered.body.plans[1]?.stops[0]?.conflicts).toEqual(['Only 1 crew works on this day.'])
    expect(getStops((await readPlans(DAY))[0])).toEqual([[second], [first]])
    const suggested = await ctx.staff('DELETE', path)
    expect([getStops(suggested.body), suggested.body.isPlaced]).toEqual([[[first, second]], false])
    expect((await ctx.staff('PUT', path, order([[first, first]]))).status).toBe(409)
    expect((await ctx.staff('PUT', path, order([[9999]]))).status).toBe(409)
    expect((await ctx.staff('PUT', '/api/admin/work/days/soon', order([]))).status).toBe(404)
  })
})

describe('an order that replaces another', () => {
  const path = `/api/admin/work/days/${DAY}` as const

  it('409: keeps a colleague’s order, also one that is set at the same time', async () => {
    const [first, second] = [(await book()).body.id, (await book({ partyStartTime: '18:00' })).body.id]
    const stop = (bookingId: number, notBefore?: string) => ({ bookingId, kind: 'setup' as const, notBefore })
    const [mine, theirs] = [[[stop(first)], [stop(second, '11:30')]], [[stop(second), stop(first)]]]
    const put = (crews: typeof mine, replaces?: typeof mine) =>
      ctx.staff('PUT', path, { crews, ...(replaces && { replaces }) })
    expect((await put(mine, [])).status).toBe(200)
    expect((await put(theirs, [[stop(first)], [stop(second)]])).body).toMatchObject({
      code: 'conflict',
      message: 'The stops of this day have changed in the meantime. Look at them again.',
    })
    expect((await put([], mine)).body.isPlaced).toBe(false)
    expect((await put([], mine)).status).toBe(409)

    for (let round = 0; round < 8; round++) {
      await put([])
      const both = await Promise.all([put(mine, []), put(theirs, [])])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })
})

describe('a plan that changes shows a key only what it may read', () => {
  const path = `/api/admin/work/days/${DAY}` as const
  const change = async (scopes: readonly Permission[]) => {
    const { id } = (await book()).body
    const { body: made } = await ctx.staff('POST', '/api/admin/api-keys', { name: 'Van', scopes })
    const order = { crews: [[{ bookingId: id, kind: 'setup' as const }]] }
    return [
      await ctx.call('PUT', path, order, bearer(made.key)),
      await ctx.call('POST', `${path}/preview`, order, bearer(made.key)),
      await ctx.call('DELETE', path, undefined, bearer(made.key)),
    ]
  }

  it('403: no families to a key for closed days and resources alone', async () => {
    expect((await change(['calendar'])).map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await change(['agenda'])).map(({ status }) => status)).toEqual([403, 403, 403])
  })

  it('200: no money to a key that may not read bookings', async () => {
    const getParties = (responses: Awaited<ReturnType<typeof change>>) =>
      responses.map(({ body }) => body.plans[0]?.stops[0]?.party)
    for (const party of getParties(await change(['calendar', 'agenda']))) {
      expect(party).toMatchObject({ customerName: 'Maria Gomez' })
      expect(party).not.toHaveProperty('owedAmount')
    }
    await ctx.db.delete(bookings)
    for (const party of getParties(await change(['calendar', 'agenda', 'bookings:read'])))
      expect(Number(party?.owedAmount)).toBeGreaterThan(0)
  })
})

describe('POST /api/admin/work/days/{date}/preview', () => {
  const path = `/api/admin/work/days/${DAY}/preview` as const
  const order = (ids: number[][]) => ({
    crews: ids.map((list) => list.map((bookingId) => ({ bookingId, kind: 'setup' as const }))),
  })

  it('200: shows what another order means, without storing it', async () => {
    const first = (await book({ partyStartTime: '14:00' })).body.id
    const second = (await book({ partyStartTime: '18:00' })).body.id
    const [before] = await readPlans(DAY)
    const { status, body } = await ctx.staff('POST', path, order([[second, first]]))
    expect(status).toBe(200)
    expect(body.plans[0]?.stops.map(({ bookingId }) => bookingId)).toEqual([second, first])
    expect(body.plans[0]?.stops[1]?.conflicts[0]).toMatch(/^Arrives at .*, promised until/)
    expect((await readPlans(DAY))[0]).toEqual(before)
    expect(await ctx.db.$count(jobPlaces)).toBe(0)
    const kept = await ctx.staff('PUT', `/api/admin/work/days/${DAY}`, order([[second, first]]))
    expect(kept.body).toEqual(body)
  })

  it('200: lets a crew wait for an hour, until another order', async () => {
    const { id } = (await book({ partyStartTime: '14:00' })).body
    const put = async (notBefore?: string) => {
      const crews = [[{ bookingId: id, kind: 'setup', ...(notBefore && { notBefore }) }]]
      const { body } = await ctx.staff('PUT', `/api/admin/work/days/${DAY}`, { crews })
      return body.plans[0]?.stops[0]
    }
    const free = await put()
    expect(free).not.toHaveProperty('notBefore')
    expect(free?.arrivesAt).not.toBe('11:30')
    expect(await put('11:30')).toMatchObject({ arrivesAt: '11:30', notBefore: '11:30', conflicts: [] })
    expect((await readPlans(DAY))[0]?.plans[0]?.stops[0]).toMatchObject({ notBefore: '11:30' })
    expect(await put()).toEqual(free)
  })

  it('400 for an invalid order or hour, 401 for visitors, 404 for an invalid day, 409 for stops on another day', async () => {
    const { id } = (await book()).body
    expect((await ctx.staff('POST', path, {})).status).toBe(400)
    const soon = { crews: [[{ bookingId: id, kind: 'setup', notBefore: 'soon' }]] }
    expect((await ctx.staff('POST', path, soon)).status).toBe(400)
    expect((await ctx.call('POST', path, order([[id]]))).status).toBe(401)
    expect((await ctx.staff('POST', '/api/admin/work/days/soon/preview', order([]))).status).toBe(404)
    expect((await ctx.staff('POST', path, order([[id], [id]]))).status).toBe(409)
    expect((await ctx.staff('POST', path, order([[9999]]))).status).toBe(409)
  })
})
