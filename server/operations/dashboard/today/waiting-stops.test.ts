import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#domain/foundation/text/language.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, events } from '#server/foundation/database/schema/all-tables.ts'
import type { EventKind } from '#server/foundation/events/event-kinds.ts'
import { getLiveChanges } from '#server/foundation/events/live-changes.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_DAY, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { party, report, putPhoto } = crewVisits(ctx)
let crew: Record<string, string>

beforeAll(async () => {
  crew = (await addColleague(ctx, 'ana', 'crew')).headers
})
beforeEach(async () => {
  await ctx.db.delete(bookings)
  ctx.setNow(VISIT_MORNING)
})

const waiting = async (language: Language = 'en') => {
  const headers = language === 'en' ? {} : { 'X-Language': language }
  const { body } = await ctx.staff('GET', '/api/admin/today', undefined, headers)
  return body.waiting.find(({ kind }) => kind === 'stop_problem')?.items ?? []
}
const settle = (stopId: string, headers?: Record<string, string>) =>
  headers
    ? ctx.call('POST', `/api/admin/stops/${stopId}/settle`, undefined, headers)
    : ctx.staff('POST', `/api/admin/stops/${stopId}/settle`)
const told = async (topic: 'stop' | 'stop-problem', bookingId: number) => {
  const rows = await ctx.db.select().from(events).where(eq(events.subjectId, bookingId))
  return rows.filter(({ kind }) => Object.hasOwn(Object(getLiveChanges(kind as EventKind)), topic)).length
}

describe('a stop that could not be done', () => {
  it('is listed for the owner with its reason, in the reader’s language', async () => {
    const { id, setup } = await party()
    await report([{ stopId: setup, kind: 'skipped', data: { reason: 'nobody' } }], crew)
    expect(await waiting()).toEqual([
      {
        id,
        stopId: setup,
        sentence: `#${id} Maria Gomez, Feb 13, 2027, setup: It wasn’t done: No one is there.`,
        link: `/admin/bookings/${id}`,
      },
    ])
    expect((await waiting('es'))[0]?.sentence).toContain('montaje: No se hizo: No hay nadie.')
    ctx.setNow(new Date(VISIT_MORNING.getTime() + 60_000))
    await report([{ stopId: setup, kind: 'arrived' }], crew)
    expect(await waiting()).toEqual([])
  })

  it('is no longer listed once it is moved to another day, or canceled', async () => {
    const [moved, cancelled] = [await party(), await party({ customerName: 'Rosa Diaz' })]
    for (const { setup } of [moved, cancelled]) await report([{ stopId: setup, kind: 'skipped' }], crew)
    expect(await waiting()).toHaveLength(2)
    await ctx.staff('PATCH', `/api/bookings/${moved.id}`, { bookingDate: addDays(VISIT_DAY, 7) })
    await ctx.staff('PATCH', `/api/bookings/${cancelled.id}`, { bookingStatus: 'cancelled' })
    expect(await waiting()).toEqual([])
  })
})

it('broken and missing things are listed, each stop once, newest first', async () => {
  const [first, second] = [await party(), await party({ customerName: 'Rosa Diaz' })]
  const items = [{ name: 'Lanterns', quantity: 1, missing: 2 }]
  await report([{ stopId: first.setup, kind: 'damaged', data: { item: 'Trays' } }], crew)
  ctx.setNow(new Date(VISIT_MORNING.getTime() + 60_000))
  const damaged = { stopId: second.collect, kind: 'damaged', data: { item: 'Boho teepees' } } as const
  await report([damaged, { stopId: second.collect, kind: 'counted', data: { items } }], crew)
  const sentences = (await waiting()).map(({ sentence }) => sentence)
  expect(sentences[0]).toMatch(/Rosa Diaz, .*collection: Broken: Boho teepees\. Missing: 2 × Lanterns\.$/)
  expect(sentences[1]).toMatch(/Maria Gomez, .*setup: Broken: Trays\.$/)
})

describe('POST /api/admin/stops/{stopId}/settle', () => {
  it('204: it is no longer listed, the log says who dealt with it, and repeating it changes nothing', async () => {
    const { id, setup } = await party()
    await report([{ stopId: setup, kind: 'damaged', data: { item: 'Trays' } }], crew)
    expect([(await settle(setup)).status, (await settle(setup)).status]).toEqual([204, 204])
    expect(await waiting()).toEqual([])
    const entries = await ctx.db.select().from(events).where(eq(events.subjectId, id))
    expect(entries.filter(({ action }) => action === 'dealt with a stop of')).toHaveLength(1)
    await report([{ stopId: setup, kind: 'damaged', data: { item: 'Lanterns' } }], crew)
    expect((await waiting())[0]?.sentence).toMatch(/setup: Broken: Lanterns\.$/)
  })

  it('404 for a stop without problems and for an invalid id, 401 for visitors, 403 for the crew', async () => {
    const { setup, collect } = await party()
    await report([{ stopId: setup, kind: 'skipped' }], crew)
    expect((await settle(collect)).status).toBe(404)
    expect((await settle('nonsense')).status).toBe(404)
    expect((await settle(setup, {})).status).toBe(401)
    expect((await settle(setup, crew)).status).toBe(403)
  })
})

describe('the office’s screens', () => {
  it('are notified of each report, and again when its picture arrives', async () => {
    const { id, setup } = await party()
    const photoId = randomUUID()
    await report([{ stopId: setup, kind: 'photo', data: { photoId } }], crew)
    expect([await told('stop', id), await told('stop-problem', id)]).toEqual([1, 0])
    await putPhoto(photoId, await aPhoto(), crew)
    expect(await told('stop', id)).toBe(2)
    await report([{ stopId: setup, kind: 'skipped' }], crew)
    expect(await told('stop-problem', id)).toBe(1)
  })

  it('get a small version of a picture, generated on first use', async () => {
    const photoId = randomUUID()
    const large = await aPhoto({ width: 1600 })
    await putPhoto(photoId, large, crew)
    const read = (size: string) => ctx.fetch(`/api/crew/photos/${photoId}${size}`, { headers: crew })
    for (const _ of [1, 2]) {
      const small = await read('?size=small')
      expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect((await small.arrayBuffer()).byteLength).toBeLessThan(large.length / 2)
    }
    expect((await read('?size=huge')).status).toBe(400)
  })
})
