import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, givenStops, users } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_DAY, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { testContext } from '#test/test-context.ts'
import { tidyCrew } from './tidy-crew.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { party, report, putPhoto } = crewVisits(ctx)
type Colleague = Awaited<ReturnType<typeof addColleague>>
let ana: Colleague
let ben: Colleague
let office: Colleague

beforeAll(async () => {
  ana = await addColleague(ctx, 'ana', 'crew')
  ben = await addColleague(ctx, 'ben', 'crew')
  office = await addColleague(ctx, 'olga', 'office')
  const { body: work } = await ctx.staff('GET', '/api/admin/work')
  const { exceptions: _, version: __, ...settings } = work
  await ctx.staff('PUT', '/api/admin/work', { ...settings, crews: 2 })
})
beforeEach(async () => {
  await ctx.db.delete(bookings)
  await ctx.db.update(users).set({ crew: null, takesCash: false })
  ctx.setNow(VISIT_MORNING)
})

const assign = ({ id }: Colleague, change: object) => ctx.staff('PATCH', `/api/admin/users/${id}`, change)
const readDay = async ({ headers }: Colleague) =>
  (await ctx.call('GET', `/api/crew/days/${VISIT_DAY}`, undefined, headers)).body
const stopIds = async (who: Colleague) => (await readDay(who)).stops.map(({ id }) => id).sort()

/** Two parties on the same day, the first for crew 1 and the second for crew 2. */
async function twoStops() {
  const [one, two] = [await party(), await party({ customerName: 'Rosa Diaz', numberOfTeepees: 3 })]
  await order([one.id], [two.id])
  return { one, two }
}
const order = (...crews: number[][]) =>
  ctx.staff('PUT', `/api/admin/work/days/${VISIT_DAY}`, {
    crews: crews.map((ids) => ids.map((bookingId) => ({ bookingId, kind: 'setup' }))),
  })

describe('the stops on a phone', () => {
  it('are all of them while nobody is assigned, then those of the user’s crew, with what it loads', async () => {
    const { one, two } = await twoStops()
    const both = [one.setup, two.setup].sort()
    expect([await stopIds(ana), await stopIds(ben)]).toEqual([both, both])
    await assign(ana, { crew: 1 })
    expect([await stopIds(ana), await stopIds(ben), await stopIds(office)]).toEqual([
      [one.setup],
      [two.setup],
      both,
    ])
    const loads = await Promise.all([ana, ben, office].map(async (who) => (await readDay(who)).load))
    expect(loads.map((load) => load[0]?.quantity)).toEqual([2, 3, 5])
    await assign(ben, { crew: 1 })
    expect(await stopIds(ben)).toEqual([one.setup])
    await assign(ben, { crew: null })
    expect(await stopIds(ben)).toEqual([two.setup])
  })

  it('include the ones somebody has started, even if the plan gives them to another crew', async () => {
    const { one, two } = await twoStops()
    await assign(ana, { crew: 1 })
    await assign(ben, { crew: 2 })
    await report([{ stopId: one.setup, kind: 'arrived' }], ana.headers)
    await order([], [two.id, one.id])
    expect(await stopIds(ana)).toEqual([one.setup])
    expect((await report([{ stopId: one.setup, kind: 'done' }], ana.headers)).statuses).toEqual(['accepted'])
  })
})

describe('reports from a stop that was on a phone', () => {
  const reportFrom = async (stopId: string, { headers }: Colleague) =>
    (await report([{ stopId, kind: 'done' }], headers)).statuses

  it('count even if the plan has given it to another crew, which alone can read it until then', async () => {
    const { one, two } = await twoStops()
    await assign(ana, { crew: 1 })
    await assign(ben, { crew: 2 })
    expect(await stopIds(ben)).toEqual([two.setup])
    await order([one.id, two.id], [])
    expect(await stopIds(ben)).toEqual([])
    const photoId = randomUUID()
    await putPhoto(photoId, await aPhoto(), ana.headers)
    await report([{ stopId: two.setup, kind: 'photo', data: { photoId } }], ana.headers)
    const read = async () => (await ctx.fetch(`/api/crew/photos/${photoId}`, { headers: ben.headers })).status
    expect(await read()).toBe(404)
    ctx.setNow(new Date(VISIT_MORNING.getTime() + 3 * DAY_MILLISECONDS))
    expect(await reportFrom(two.setup, ben)).toEqual(['accepted'])
    expect(await reportFrom(one.setup, ben)).toEqual(['refused'])
  })

  it('count even if its user helps another crew by then', async () => {
    const { one } = await twoStops()
    await stopIds(ana)
    await assign(ana, { crew: 2 })
    expect(await reportFrom(one.setup, ana)).toEqual(['accepted'])
  })

  it('do not if it was moved to a day on which it is another crew’s, and are forgotten once they are too late', async () => {
    const { one, two } = await twoStops()
    await assign(ana, { crew: 1 })
    await assign(ben, { crew: 2 })
    await stopIds(ben)
    const nextDay = addDays(VISIT_DAY, 1)
    await tidyCrew(ctx)
    expect(await ctx.db.$count(givenStops)).toBe(1)
    await ctx.staff('PATCH', `/api/bookings/${two.id}`, { bookingDate: nextDay })
    await ctx.staff('PUT', `/api/admin/work/days/${nextDay}`, {
      crews: [
        [
          { bookingId: two.id, kind: 'setup' },
          { bookingId: one.id, kind: 'collect' },
        ],
        [],
      ],
    })
    expect(await reportFrom(two.setup, ben)).toEqual(['refused'])
    ctx.setNow(new Date(VISIT_MORNING.getTime() + 3 * DAY_MILLISECONDS))
    await tidyCrew(ctx)
    expect(await ctx.db.$count(givenStops)).toBe(1)
    ctx.setNow(new Date(VISIT_MORNING.getTime() + 4 * DAY_MILLISECONDS))
    await tidyCrew(ctx)
    expect(await ctx.db.$count(givenStops)).toBe(0)
  })
})

it('do not include another crew’s, for events, access details and pictures', async () => {
  const { one, two } = await twoStops()
  await assign(ana, { crew: 1 })
  await assign(ben, { crew: 2 })
  const sent = [two.setup, one.setup].map(
    (stopId) => ({ stopId, kind: 'note', data: { text: 'Hi' } }) as const,
  )
  expect((await report(sent, ana.headers)).body.events).toMatchObject([
    { status: 'refused', code: 'not_found' },
    { status: 'accepted' },
  ])
  const access = { gateCode: '1', elevatorSlot: null, parking: null, insuranceCertificate: null }
  const tell = (stopId: string) => ctx.call('PUT', `/api/crew/stops/${stopId}/access`, access, ana.headers)
  expect([(await tell(two.setup)).status, (await tell(one.setup)).status]).toEqual([404, 200])
  const photoId = randomUUID()
  await putPhoto(photoId, await aPhoto(), ben.headers)
  await report([{ stopId: two.setup, kind: 'photo', data: { photoId } }], ben.headers)
  const read = async ({ headers }: Colleague) =>
    (await ctx.fetch(`/api/crew/photos/${photoId}`, { headers })).status
  expect([await read(ana), await read(ben), await read(office)]).toEqual([404, 200, 200])
})

describe('PATCH /api/admin/users/{id}', () => {
  it('200: lets a single crew account take cash and see what is owed, until that is revoked', async () => {
    const { setup: stopId } = await party()
    const cash = { stopId, kind: 'cash', data: { amount: '120.00' } } as const
    expect((await report([cash], ana.headers)).statuses).toEqual(['refused'])
    const { body } = await assign(ana, { takesCash: true })
    expect(body).toMatchObject({ username: 'ana', takesCash: true })
    expect((await report([cash], ana.headers)).statuses).toEqual(['accepted'])
    expect((await report([cash], ben.headers)).statuses).toEqual(['refused'])
    expect((await readDay(ana)).stops[0]).toHaveProperty('owedAmount')
    expect((await readDay(ben)).stops[0]).not.toHaveProperty('owedAmount')
    const me = async () => (await ctx.call('GET', '/api/admin/me', undefined, ana.headers)).body.permissions
    expect(await me()).toContain('crew:cash')
    await assign(ana, { takesCash: false })
    expect(await me()).not.toContain('crew:cash')
  })

  it('200: omits crew and cash for users without them; 400 for an invalid crew; the change is logged', async () => {
    expect((await assign(ben, { crew: 2 })).body).toMatchObject({ crew: 2 })
    const { body: cleared } = await assign(ben, { crew: null })
    expect(cleared).not.toHaveProperty('crew')
    expect(cleared).not.toHaveProperty('takesCash')
    for (const crew of [0, 21, 1.5]) expect((await assign(ben, { crew })).status).toBe(400)
    const { body } = await ctx.staff('GET', '/api/admin/audit?subject=account')
    expect(JSON.stringify(body.entries.slice(0, 2))).toContain('ben')
    const [user] = await ctx.db.select().from(users).where(eq(users.id, ben.id))
    expect(user?.crew).toBeNull()
  })
})
