import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PHOTO_MEGABYTES } from '#contract/crew/crew.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { crewPhotos, rateLimits } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { testContext } from '#test/test-context.ts'
import { BEGUN_MOST, LIMITS } from './receive-photo.ts'
import { EVENTS_LIMIT } from './report-events.ts'

const ctx = testContext()
const { party, putPhoto, report } = crewVisits(ctx)
let crew: Record<string, string>
let colleague: Record<string, string>
let bytes: Awaited<ReturnType<typeof aPhoto>>

beforeAll(async () => {
  crew = (await addColleague(ctx, 'ana', 'crew')).headers
  colleague = (await addColleague(ctx, 'ben', 'crew')).headers
  bytes = await aPhoto()
})
beforeEach(async () => {
  await ctx.db.delete(crewPhotos)
  await ctx.db.delete(rateLimits)
  ctx.setNow(VISIT_MORNING)
})

const half = () => Math.floor(bytes.length / 2)
const sendPart = (id: string, from: number, to: number, headers = crew) =>
  putPhoto(id, bytes.subarray(from, to), {
    ...headers,
    'Content-Range': `bytes ${from}-${to - 1}/${bytes.length}`,
  })
/** Sends a picture as a phone does: part by part, from where the server says. */
async function sendWhole(id: string): Promise<number> {
  let from = 0
  for (;;) {
    const { status, body } = await sendPart(id, from, Math.min(from + half(), bytes.length))
    if (status !== 202) return status
    from = body && 'receivedBytes' in body ? body.receivedBytes : 0
  }
}
const countBegun = () => ctx.db.$count(crewPhotos, eq(crewPhotos.status, 'receiving'))

describe('begun pictures of one account', () => {
  it('are few: the ones begun longest ago are dropped, and begin again', async () => {
    const ids = Array.from({ length: 40 }, () => randomUUID())
    for (const [second, id] of ids.entries()) {
      ctx.setNow(new Date(VISIT_MORNING.getTime() + second * 1000))
      expect((await sendPart(id, 0, half())).status).toBe(202)
    }
    expect(await countBegun()).toBe(BEGUN_MOST)
    const [first = ''] = ids
    // It is asked for from its first byte again.
    expect(await sendPart(first, half(), bytes.length)).toMatchObject({
      status: 202,
      body: { receivedBytes: 0 },
    })
    expect(await sendWhole(first)).toBe(200)
  })

  it('do not count for another account', async () => {
    const theirs = randomUUID()
    await sendPart(theirs, 0, half(), colleague)
    for (let n = 0; n < BEGUN_MOST + 3; n++) await sendPart(randomUUID(), 0, half())
    expect(await countBegun()).toBe(BEGUN_MOST + 1)
    expect((await sendPart(theirs, half(), bytes.length, colleague)).status).toBe(200)
  })
})

describe('what an account sends', () => {
  it('200: 60 pictures of a phone that was offline, three at once', async () => {
    const ids = Array.from({ length: 60 }, () => randomUUID())
    const statuses: number[] = []
    const sendNext = async () => {
      for (let id = ids.pop(); id; id = ids.pop()) statuses.push(await sendWhole(id))
    }
    await Promise.all([sendNext(), sendNext(), sendNext()])
    expect(statuses).toEqual(Array.from({ length: 60 }, () => 200))
    for (const { most } of LIMITS) expect(60 * PHOTO_MEGABYTES * 1024).toBeLessThan(most)
  })

  it.each(LIMITS)(
    '429: beyond $most kB in $seconds s, until those have passed',
    async ({ most, seconds }) => {
      expect((await sendPart(randomUUID(), 0, half())).status).toBe(202)
      const isThis = sql`${rateLimits.resetsAt} = ${new Date(VISIT_MORNING.getTime() + seconds * 1000)}`
      await ctx.db.update(rateLimits).set({ count: most }).where(isThis)
      const refused = await sendPart(randomUUID(), 0, half())
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(seconds)])
      expect((await sendPart(randomUUID(), 0, half(), colleague)).status).toBe(202)
      ctx.setNow(new Date(VISIT_MORNING.getTime() + seconds * 1000))
      expect((await sendPart(randomUUID(), 0, half())).status).toBe(202)
    },
  )
})

it('429: an account that reports more than a crew ever does fills no database; what it sent before is repeated', async () => {
  const { setup: stopId } = await party()
  const id = randomUUID()
  const write = (headers = crew, text = 'x'.repeat(2_000)) =>
    report([{ stopId, kind: 'note', data: { text } }], headers)
  expect((await report([{ id, stopId, kind: 'note', data: { text: 'Gate' } }], crew)).status).toBe(200)
  await ctx.db.update(rateLimits).set({ count: EVENTS_LIMIT.most - 2 })
  expect((await write()).status).toBe(200)
  expect((await write(crew, 'Short')).status).toBe(429)
  expect((await report([{ id, stopId, kind: 'note', data: { text: 'Gate' } }], crew)).statuses).toEqual([
    'repeated',
  ])
  expect((await write(colleague)).status).toBe(200)
  ctx.setNow(new Date(VISIT_MORNING.getTime() + EVENTS_LIMIT.seconds * 1000))
  expect((await write()).status).toBe(200)
  // A crew that was offline all day stays far below it.
  expect(EVENTS_LIMIT.most).toBeGreaterThan(10_000)
})
