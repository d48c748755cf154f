import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { party, report, putPhoto } = crewVisits(ctx)
/** The day of the collection. */
const NEXT_MORNING = new Date(VISIT_MORNING.getTime() + 24 * 3_600_000)
let crew: Record<string, string>

beforeAll(async () => {
  crew = (await addColleague(ctx, 'ana', 'crew')).headers
})
beforeEach(async () => {
  await ctx.db.delete(bookings)
  await ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '250' } })
  ctx.setNow(NEXT_MORNING)
})

const readClaims = async (id: number) => (await ctx.staff('GET', `/api/bookings/${id}/damage-claims`)).body
const waiting = async () => {
  const { body } = await ctx.staff('GET', '/api/admin/today')
  return body.waiting.find(({ kind }) => kind === 'stop_problem')?.items ?? []
}

async function aDamagedParty() {
  ctx.setNow(VISIT_MORNING)
  const own = await party()
  ctx.setNow(NEXT_MORNING)
  const photoId = randomUUID()
  const items = [{ name: 'Lanterns', quantity: 1, missing: 2 }]
  await report(
    [
      { stopId: own.collect, kind: 'damaged', data: { item: 'Boho teepees', photoId } },
      { stopId: own.collect, kind: 'counted', data: { items } },
    ],
    crew,
  )
  await putPhoto(photoId, await aPhoto(), crew)
  return { ...own, photoId }
}

it('damage reported by a crew is suggested for a claim, with its pictures, and listed for staff with a link to it', async () => {
  const { id, photoId } = await aDamagedParty()
  const about = { at: NEXT_MORNING.toISOString(), by: 'ana' }
  expect((await readClaims(id)).reported).toEqual([
    { kind: 'damaged', item: 'Boho teepees', count: 1, photoIds: [photoId], ...about },
    { kind: 'missing', item: 'Lanterns', count: 2, photoIds: [], ...about },
  ])
  expect((await waiting()).map(({ claimLink }) => claimLink)).toEqual([`/admin/bookings/${id}?claim=damage`])
})

it('claimed damage is dealt with: it is no longer suggested or listed', async () => {
  const { id, collect, photoId } = await aDamagedParty()
  const lines = [{ text: 'Boho teepees: damaged', amount: '60' }]
  const claim = await ctx.staff('POST', `/api/bookings/${id}/damage-claims`, { lines, photoIds: [photoId] })
  expect(claim).toMatchObject({ status: 201, body: { photoIds: [photoId] } })
  expect((await readClaims(id)).reported).toEqual([])
  expect(await waiting()).toEqual([])
  await report([{ stopId: collect, kind: 'damaged', data: { item: 'Trays' } }], crew)
  expect((await readClaims(id)).reported.map(({ item }) => item)).toEqual(['Trays'])
})

it('a refused claim leaves the report to be dealt with', async () => {
  const { id } = await aDamagedParty()
  const lines = [{ text: 'Boho teepees: damaged', amount: '900' }]
  expect((await ctx.staff('POST', `/api/bookings/${id}/damage-claims`, { lines })).status).toBe(400)
  expect((await readClaims(id)).reported).toHaveLength(2)
  expect(await waiting()).toHaveLength(1)
})

it('damage has no link to a claim before the day after the party, for skipped stops, and without a maximum', async () => {
  const { id, collect } = await aDamagedParty()
  ctx.setNow(VISIT_MORNING)
  expect((await waiting()).map(({ claimLink }) => claimLink)).toEqual([undefined])
  ctx.setNow(NEXT_MORNING)
  await ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '0' } })
  expect((await waiting()).map(({ claimLink }) => claimLink)).toEqual([undefined])
  await ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '250' } })
  await ctx.staff('POST', `/api/admin/stops/${collect}/settle`)
  await report([{ stopId: collect, kind: 'skipped' }], crew)
  expect(await waiting()).toMatchObject([{ id }])
  expect((await waiting()).map(({ claimLink }) => claimLink)).toEqual([undefined])
})
