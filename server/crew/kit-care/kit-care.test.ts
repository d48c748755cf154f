import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  crewEvents,
  events,
  kitCare,
  users,
} from '#server/foundation/database/schema/all-tables.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_DAY, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { paidParty, party, report } = crewVisits(ctx)
let crew: Record<string, string>
let office: Record<string, string>
let kit: { id: number; load: string }
let linens: number

const HOUR = 3_600_000
const getMorning = (days: number, hours = 0) => new Date(+VISIT_MORNING + days * 24 * HOUR + hours * HOUR)

beforeAll(async () => {
  crew = (await addColleague(ctx, 'ana', 'crew')).headers
  office = (await addColleague(ctx, 'olga', 'office')).headers
  const { body } = await ctx.staff('GET', '/api/admin/resources')
  const ofTheme = present(
    body.find(({ requirements }) => requirements[0]?.themeId === 1 && requirements.length === 1),
  )
  kit = { id: ofTheme.id, load: `${ofTheme.name} teepees` }
  const added = await ctx.staff('POST', '/api/admin/resources', {
    name: 'Linen set',
    kind: 'part',
    quantity: 8,
  })
  linens = added.body.id
  await ctx.staff('PUT', `/api/admin/resources/${linens}/requirements`, [
    { themeId: 1, per: 'teepee', count: 2 },
  ])
})
beforeEach(async () => {
  await ctx.db.delete(bookings)
  await ctx.db.delete(kitCare)
  ctx.setNow(VISIT_MORNING)
})

const readCare = async (id = kit.id) => {
  const { body } = await ctx.call('GET', '/api/admin/kit-care', undefined, office)
  return present(body.find(({ resourceId }) => resourceId === id))
}
const readLog = (id = kit.id) =>
  ctx.call('GET', `/api/admin/resources/${id}/care` as const, undefined, office)
const logCare = (kind: 'washed' | 'checked', id = kit.id, headers = office) =>
  ctx.call('POST', `/api/admin/resources/${id}/care` as const, { kind }, headers)
const readLoad = async (date: string) =>
  (await ctx.call('GET', `/api/crew/days/${date}` as const, undefined, crew)).body.load

/** A party whose kit went out and came back the next morning, as its crew reported. */
async function hadParty(teepees = 2) {
  const own = await party({ numberOfTeepees: teepees })
  const items = [
    { name: kit.load, quantity: teepees },
    { name: 'Linen set', quantity: 2 * teepees },
  ]
  await report([{ stopId: own.setup, kind: 'loaded', data: { items } }], crew)
  ctx.setNow(getMorning(1))
  const counted = [{ name: kit.load, quantity: teepees - 1, missing: 1 }]
  await report([{ stopId: own.collect, kind: 'counted', data: { items: counted } }], crew)
  return own
}

describe('the log of kits', () => {
  it('records what goes out and comes back from what crews load and count', async () => {
    const own = await hadParty(3)
    const { status, body } = await readLog()
    expect(status).toBe(200)
    expect(body.map(({ kind, quantity, by, bookingId }) => [kind, quantity, by, bookingId])).toEqual([
      ['back', 2, 'ana', own.id],
      ['out', 3, 'ana', own.id],
    ])
    expect((await readLog(linens)).body.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['back', 6],
      ['out', 6],
    ])
    expect((await readCare()).unchecked).toEqual({ count: 2, since: getMorning(1).toISOString() })
  })

  it('has each event once, and nothing about what stayed at home or other events', async () => {
    const own = await party()
    const loaded = { id: crypto.randomUUID(), stopId: own.setup, kind: 'loaded' as const }
    await report([{ ...loaded, data: { items: [{ name: 'Linen set', quantity: 4 }] } }], crew)
    await report([loaded, { stopId: own.setup, kind: 'arrived' }], crew)
    expect((await readLog()).body).toEqual([])
    expect((await readLog(linens)).body).toHaveLength(1)
  })

  it('counts a crew’s tick as a check, whatever the language of its phone', async () => {
    await hadParty()
    const next = await party({ bookingDate: addDays(VISIT_DAY, 1), numberOfTeepees: 2 })
    const name = kit.load.replace(/^(.*) teepees$/, 'tipis de $1')
    await report([{ stopId: next.setup, kind: 'checked', data: { item: name } }], crew)
    expect((await readCare()).unchecked).toBeNull()
    expect((await readLog()).body[0]).toMatchObject({ kind: 'checked', quantity: 2, bookingId: next.id })
    expect((await readCare(linens)).unchecked?.count).toBe(4)
  })

  it('is kept without the party when its booking is deleted', async () => {
    await hadParty()
    await ctx.db.delete(bookings)
    expect((await readLog()).body.map(({ bookingId }) => bookingId)).toEqual([null, null])
    expect(await ctx.db.$count(crewEvents)).toBe(0)
  })
})

describe('POST /api/admin/resources/{id}/care', () => {
  it('201: records who washed or checked and when; a check clears the flag', async () => {
    await hadParty()
    ctx.setNow(getMorning(2))
    expect(await logCare('washed')).toMatchObject({ status: 201, body: { kind: 'washed', by: 'olga' } })
    expect((await readCare()).unchecked?.count).toBe(1)
    ctx.setNow(getMorning(3))
    expect((await logCare('checked')).status).toBe(201)
    expect(await readCare()).toEqual({
      resourceId: kit.id,
      unchecked: null,
      washed: { at: getMorning(2).toISOString(), by: 'olga' },
      checked: { at: getMorning(3).toISOString(), by: 'olga' },
    })
    const rows = await ctx.db.select().from(events).where(eq(events.actor, 'olga'))
    expect(rows.slice(-2).map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['washed', kit.id],
      ['checked', kit.id],
    ])
  })

  it('400 for anything else, 403 for crews, 404 for an unknown kit, 409 for frames and vans', async () => {
    expect((await logCare('out' as 'washed')).status).toBe(400)
    expect((await logCare('washed', kit.id, crew)).status).toBe(403)
    expect((await logCare('washed', 999_999)).status).toBe(404)
    expect((await readLog(999_999)).status).toBe(404)
    const { body } = await ctx.staff('GET', '/api/admin/resources')
    const frames = present(body.find(({ countedIn }) => countedIn === 'settings'))
    expect((await logCare('washed', frames.id)).status).toBe(409)
  })
})

describe('DELETE /api/admin/resources/{id}/care/{entryId}', () => {
  it('204 for an entry made by mistake, 404 when repeated and for what a crew reported', async () => {
    await hadParty()
    const { body } = await logCare('checked')
    const takeBack = (entryId: number) =>
      ctx.call('DELETE', `/api/admin/resources/${kit.id}/care/${entryId}` as const, undefined, office)
    expect((await takeBack(body.id)).status).toBe(204)
    expect((await takeBack(body.id)).status).toBe(404)
    expect((await readCare()).unchecked?.count).toBe(1)
    const [back] = (await readLog()).body
    expect((await takeBack(present(back).id)).status).toBe(404)
  })
})

describe('the load list on the phone', () => {
  it('flags what has not been checked since its last party, with the setups that use it', async () => {
    await hadParty(3)
    const sunday = addDays(VISIT_DAY, 1)
    const next = await party({ bookingDate: sunday, numberOfTeepees: 1 })
    await party({ bookingDate: sunday, themeId: 2, numberOfTeepees: 1 })
    const load = await readLoad(sunday)
    const flagged = { count: 2, since: getMorning(1).toISOString(), stopIds: [next.setup] }
    expect(load.find(({ name }) => name === kit.load)?.unchecked).toEqual(flagged)
    expect(load.find(({ name }) => name === 'Linen set')?.unchecked).toEqual({ ...flagged, count: 6 })
    expect(load.filter(({ unchecked }) => unchecked)).toHaveLength(2)
    await logCare('checked')
    await logCare('checked', linens)
    expect((await readLoad(sunday)).filter(({ unchecked }) => unchecked)).toEqual([])
  })

  it('flags nothing on a site without a log', async () => {
    await party()
    expect((await readLoad(VISIT_DAY)).some((line) => 'unchecked' in line)).toBe(false)
  })
})

describe('GET /api/my-bookings/{reference}/progress', () => {
  it('says when what was checked had been washed', async () => {
    const first = await party({ bookingDate: addDays(VISIT_DAY, -5) })
    ctx.setNow(getMorning(-4))
    await report([{ stopId: first.collect, kind: 'counted' }], crew)
    ctx.setNow(getMorning(-3))
    await logCare('washed')
    ctx.setNow(VISIT_MORNING)
    const own = await paidParty()
    await ctx.db.update(users).set({ fullName: 'Ana Díaz' }).where(eq(users.username, 'ana'))
    const events = [kit.load, 'Fairy lights'].map((item) => {
      return { stopId: own.setup, kind: 'checked' as const, data: { item } }
    })
    await report(events, crew)
    const link = await createPageLink(ctx, own)
    const { body } = await ctx.call('GET', link('/progress'))
    expect(body.checks).toEqual([
      { item: kit.load, at: VISIT_MORNING.toISOString(), by: 'Ana', washedAt: getMorning(-3).toISOString() },
      { item: 'Fairy lights', at: VISIT_MORNING.toISOString(), by: 'Ana' },
    ])
  })
})
