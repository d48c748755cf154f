import { afterEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { bookings, resourceChanges } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const book = (changes: Record<string, unknown>) => ctx.call('POST', '/api/bookings', bookingRequest(changes))
const path = <Rest extends string = ''>(id: number, rest = '' as Rest) =>
  `/api/admin/resources/${id}${rest}` as const

async function added(changes: Record<string, unknown> = {}, requirements: object[] = []) {
  const { status, body } = await ctx.staff('POST', '/api/admin/resources', {
    name: 'Frames',
    kind: 'frame',
    quantity: 4,
    daysBefore: 0,
    daysAfter: 1,
    ...changes,
  })
  expect(status).toBe(201)
  if (requirements.length > 0)
    expect((await ctx.staff('PUT', path(body.id, '/requirements'), requirements)).status).toBe(200)
  return body
}

afterEach(async () => {
  await ctx.db.delete(bookings)
  const { body } = await ctx.staff('GET', '/api/admin/resources')
  for (const { id } of body) await ctx.staff('DELETE', path(id))
})

const own = async () =>
  (await ctx.staff('GET', '/api/admin/resources')).body.filter(({ countedIn }) => !countedIn)
const PER_TEEPEE = [{ themeId: 1, per: 'teepee', count: 1 }]

describe('resources', () => {
  it('are listed, changed and deleted, with what needs them', async () => {
    const { id, ...resource } = await added({}, PER_TEEPEE)
    expect(resource).toMatchObject({
      name: 'Frames',
      kind: 'frame',
      quantity: 4,
      daysBefore: 0,
      daysAfter: 1,
    })
    expect((await ctx.staff('PATCH', path(id), { quantity: 6 })).body.quantity).toBe(6)
    const repair = { from: '2027-06-03', to: '2027-06-09', delta: -1, reason: 'In repair' }
    const change = await ctx.staff('POST', path(id, '/changes'), repair)
    expect([change.status, change.body]).toMatchObject([201, repair])
    expect(await own()).toMatchObject([{ id, changes: [repair], requirements: PER_TEEPEE }])
    expect((await ctx.staff('DELETE', path(id, `/changes/${change.body.id}`))).status).toBe(204)
    expect((await ctx.staff('DELETE', path(id))).status).toBe(204)
    expect((await ctx.staff('PATCH', path(id), { quantity: 6 })).status).toBe(404)
  })

  it.each([
    [{ kind: 'van' }, 'kind'],
    [{ quantity: -1 }, 'quantity'],
    [{ daysAfter: 1.5 }, 'daysAfter'],
    [{ name: '' }, 'name'],
  ])('400: %j', async (changes, field) => {
    const wrong = { name: 'Van', kind: 'crew', quantity: 1, daysBefore: 0, daysAfter: 0, ...changes }
    const { status, body } = await ctx.staff('POST', '/api/admin/resources', wrong)
    expect([status, body.errors?.[0]?.path]).toEqual([400, field])
  })

  it('400, 401, 409: for empty requirements, strangers, and what does not exist', async () => {
    const { id } = await added()
    const put = (body: unknown) => ctx.staff('PUT', path(id, '/requirements'), body)
    expect((await put([{ per: 'teepee', count: 1 }])).status).toBe(400)
    expect((await put([{ themeId: 999, per: 'teepee', count: 1 }])).status).toBe(409)
    expect((await ctx.call('GET', '/api/admin/resources')).status).toBe(401)
  })

  it('409 newer_version: for requirements that a colleague changed meanwhile, unless no version is sent', async () => {
    const { id, version } = await added()
    const put = (body: unknown) => ctx.staff('PUT', path(id, '/requirements'), body)
    const first = await put({ requirements: PER_TEEPEE, version })
    expect([first.status, first.body.version]).toEqual([200, version + 1])
    const second = await put({ requirements: [], version })
    expect([second.status, second.body.code]).toEqual([409, 'newer_version'])
    expect(await own()).toMatchObject([{ id, requirements: PER_TEEPEE }])
    expect((await put([])).body).toMatchObject({ requirements: [], version: version + 2 })
    expect((await put({ requirements: PER_TEEPEE, version: version + 2 })).status).toBe(200)
  })

  it('409 and availability: bookings take what they need on every day it is reserved', async () => {
    await added({ daysBefore: 1, daysAfter: 2 }, PER_TEEPEE)
    expect((await book({ bookingDate: '2027-02-13', numberOfTeepees: 3 })).status).toBe(201)
    const refused = await book({ bookingDate: '2027-02-16', numberOfTeepees: 2 })
    expect([refused.status, refused.body.code]).toEqual([409, 'date_unavailable'])
    expect(refused.body.message).toContain('(Frames)')
    const { body } = await ctx.call(
      'GET',
      '/api/availability?from=2027-02-09&to=2027-02-17&themeId=1&teepees=2',
    )
    expect(body.map(({ teepeesLeft }) => teepeesLeft)).toEqual([4, 1, 1, 1, 1, 1, 1, 1, 4])
    expect((await book({ bookingDate: '2027-02-16', numberOfTeepees: 2, themeId: 2 })).status).toBe(201)
  })

  it('share a part among add-ons, and count crews per booking', async () => {
    const part = [1, 2].map((addonId) => ({ addonId, per: 'unit', count: 1 }))
    await added({ name: 'Beamer', kind: 'part', quantity: 1 }, part)
    const addons = (addonId: number) => [{ addonId, quantity: 1 }]
    expect((await book({ bookingDate: '2027-03-13', addons: addons(1) })).status).toBe(201)
    const other = await book({ bookingDate: '2027-03-13', addons: addons(2) })
    expect([other.status, other.body.code]).toEqual([409, 'addon_unavailable'])
    const both = await book({ bookingDate: '2027-03-20', addons: [...addons(1), ...addons(2)] })
    expect(both.status).toBe(409)
    const crew = { name: 'Crew', kind: 'crew', quantity: 1, daysAfter: 0 }
    await added(crew, [{ themeId: 2, per: 'booking', count: 1 }])
    expect((await book({ bookingDate: '2027-04-03', themeId: 2 })).status).toBe(201)
    expect((await book({ bookingDate: '2027-04-03', themeId: 2 })).status).toBe(409)
  })

  it('give one of two families what both need on a day between their parties', async () => {
    await added({ quantity: 1, daysBefore: 2, daysAfter: 0 }, [{ themeId: 1, per: 'booking', count: 1 }])
    for (let round = 0; round < 15; round++) {
      const early = addDays('2027-03-01', round * 6)
      const days = [early, addDays(early, 2), early, addDays(early, 2)]
      const responses = await Promise.all(days.map((bookingDate) => book({ bookingDate })))
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    }
  })

  it('400: a repair that is over, or of more than there are, beside its field', async () => {
    const { id } = await added({ quantity: 2 })
    const repair = { from: '2020-01-01', to: '2020-01-02', delta: -1 }
    const over = await ctx.staff('POST', path(id, '/changes'), repair)
    expect([over.status, over.body.errors]).toMatchObject([400, [{ path: 'to' }]])
    const many = { from: '2027-06-01', to: '2027-06-02', delta: -3 }
    const tooMany = await ctx.staff('POST', path(id, '/changes'), many)
    expect([tooMany.status, tooMany.body.errors]).toMatchObject([400, [{ path: 'delta' }]])
    expect((await ctx.staff('POST', path(id, '/changes'), { ...many, delta: -2 })).status).toBe(201)
  })

  it('409 breaks_bookings: unless forced, for quantities, repairs and requirements', async () => {
    const { id } = await added({ daysAfter: 0 }, PER_TEEPEE)
    const booking = (await book({ bookingDate: '2027-05-08', numberOfTeepees: 3 })).body
    const affected = [{ id: booking.id, bookingDate: '2027-05-08' }]
    const refused = { code: 'breaks_bookings', bookings: affected }
    const lower = await ctx.staff('PATCH', path(id), { quantity: 2 })
    expect([lower.status, lower.body]).toMatchObject([409, refused])
    expect(lower.body.message).toContain(`#${booking.id} on Saturday, May 8, 2027`)
    const repair = { from: '2027-05-08', to: '2027-05-09', delta: -2, reason: 'Torn' }
    expect((await ctx.staff('POST', path(id, '/changes'), repair)).body).toMatchObject(refused)
    expect((await ctx.staff('POST', path(id, '/changes'), { ...repair, from: '2027-05-09' })).status).toBe(
      201,
    )
    const twice = [{ themeId: 1, per: 'teepee', count: 2 }]
    expect((await ctx.staff('PUT', path(id, '/requirements'), twice)).body).toMatchObject(refused)
    const { body } = await ctx.staff('GET', '/api/admin/resources')
    expect(body[0]).toMatchObject({ quantity: 4, requirements: PER_TEEPEE })
    const forced = await ctx.staff('PUT', path(id, '/requirements'), { requirements: twice, force: true })
    expect([forced.status, forced.body.requirements]).toEqual([200, twice])
    expect((await ctx.staff('PATCH', path(id), { quantity: 2, force: true })).status).toBe(200)
    // An existing conflict is not reported again for a change of something else.
    expect((await ctx.staff('PATCH', path(id), { name: 'Old frames' })).status).toBe(200)
  })
})

describe('frames and kits', () => {
  const rows = async () => {
    const { body } = await ctx.staff('GET', '/api/admin/resources')
    const frames = present(body.find(({ countedIn }) => countedIn === 'settings'))
    const kits = body.filter(({ countedIn }) => countedIn === 'theme')
    return { frames, kits, kit: present(kits.find(({ requirements }) => requirements[0]?.themeId === 1)) }
  }
  const getLeft = async (themeId: 1 | 2) =>
    (
      await ctx.call('GET', `/api/availability?from=2027-06-02&to=2027-06-10&themeId=${themeId}&teepees=1`)
    ).body.map(({ teepeesLeft }) => teepeesLeft)
  const repair = (delta: number) => ({ from: '2027-06-03', to: '2027-06-09', delta, reason: 'Torn' })
  afterEach(async () => {
    await ctx.db.delete(bookings)
    await ctx.db.delete(resourceChanges)
  })

  it('are rows for what we own: as many as the settings and each theme say', async () => {
    const { frames, kits } = await rows()
    const { body: themes } = await ctx.call('GET', '/api/themes')
    expect(frames).toMatchObject({
      name: 'Teepee frames',
      kind: 'frame',
      quantity: 24,
      daysAfter: 1,
      changes: [],
    })
    expect(frames.requirements).toHaveLength(themes.length)
    expect(kits.map(({ name }) => name).toSorted()).toEqual(themes.map(({ name }) => name).toSorted())
    expect(kits[0]).toMatchObject({ kind: 'kit', quantity: 10, requirements: [{ per: 'teepee', count: 1 }] })
  })

  it('can be in repair: two frames from the 3rd to the 9th are missing for every theme', async () => {
    const { frames, kit } = await rows()
    expect(await getLeft(1)).toEqual(Array(9).fill(10))
    const change = await ctx.staff('POST', path(frames.id, '/changes'), repair(-22))
    expect([change.status, change.body]).toMatchObject([201, repair(-22)])
    // A party on the 2nd has its teepees through the 3rd.
    expect(await getLeft(1)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 10])
    expect(await getLeft(2)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 10])
    await ctx.staff('POST', path(kit.id, '/changes'), repair(-9))
    expect((await getLeft(1)).slice(0, 2)).toEqual([1, 1])
    expect((await getLeft(2)).slice(0, 2)).toEqual([2, 2])
    expect((await book({ bookingDate: '2027-06-05', numberOfTeepees: 2 })).status).toBe(409)
    expect((await ctx.staff('DELETE', path(frames.id, `/changes/${change.body.id}`))).status).toBe(204)
    expect((await rows()).frames.changes).toEqual([])
  })

  it('409 breaks_bookings: for a repair of what is booked, unless forced', async () => {
    const { frames, kit } = await rows()
    const { body: booking } = await book({ bookingDate: '2027-06-05', numberOfTeepees: 2 })
    for (const [id, delta] of [
      [frames.id, -23],
      [kit.id, -9],
    ] as const) {
      const refused = await ctx.staff('POST', path(id, '/changes'), repair(delta))
      expect([refused.status, refused.body]).toMatchObject([
        409,
        { code: 'breaks_bookings', bookings: [{ id: booking.id, bookingDate: '2027-06-05' }] },
      ])
      const forced = await ctx.staff('POST', path(id, '/changes'), { ...repair(delta), force: true })
      expect(forced.status).toBe(201)
    }
  })

  it('409: their number is set elsewhere', async () => {
    const { frames, kit } = await rows()
    for (const { id } of [frames, kit]) {
      const tries = [
        await ctx.staff('PATCH', path(id), { quantity: 1 }),
        await ctx.staff('DELETE', path(id)),
        await ctx.staff('PUT', path(id, '/requirements'), []),
      ]
      expect(tries.map(({ status }) => status)).toEqual([409, 409, 409])
    }
  })
})
