import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, crewPhotos, siteSettings, users } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { aHeic } from '#test/factories/pictures/heic.ts'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'
import { tidyCrew } from './tidy-crew.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { paidParty, party, report, putPhoto } = crewVisits(ctx)
let crew: Record<string, string>
let colleague: Record<string, string>

beforeAll(async () => {
  crew = (await addColleague(ctx, 'ana', 'crew')).headers
  colleague = (await addColleague(ctx, 'ben', 'crew')).headers
})
beforeEach(async () => {
  await ctx.db.delete(bookings)
  await ctx.db.delete(crewPhotos)
  ctx.setNow(VISIT_MORNING)
})

const load = (id: string, headers: Record<string, string>) => ctx.fetch(`/api/crew/photos/${id}`, { headers })
const range = (from: number, to: number, total: number) => ({
  ...crew,
  'Content-Range': `bytes ${from}-${to - 1}/${total}`,
})

describe('PUT /api/crew/photos/{uuid}', () => {
  it.each(['jpeg', 'webp', 'avif'] as const)('200: %s, the first time and again', async (format) => {
    const id = randomUUID()
    const bytes = await aPhoto({ format })
    const headers = { ...crew, 'Content-Type': `image/${format}` }
    expect(await putPhoto(id, bytes, headers)).toMatchObject({ status: 200, body: { id } })
    expect(await putPhoto(id, bytes, headers)).toMatchObject({ status: 200, body: { id } })
    const shown = await load(id, crew)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  it('200: removes the location where it was taken', async () => {
    const id = randomUUID()
    const exif = { IFD3: { GPSLatitude: '25/1 46/1 30/1', GPSLongitude: '80/1 11/1 30/1' } }
    const bytes = await sharp(await aPhoto())
      .withExif(exif)
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    await putPhoto(id, bytes, crew)
    const shown = Buffer.from(await (await load(id, crew)).arrayBuffer())
    expect((await sharp(shown).metadata()).exif).toBeUndefined()
  })

  it('202 for each part, 200 for the last; a repeated part and a gap get the offset to continue from', async () => {
    const id = randomUUID()
    const bytes = await aPhoto()
    const half = Math.floor(bytes.length / 2)
    const part = (from: number, to: number) =>
      putPhoto(id, bytes.subarray(from, to), range(from, to, bytes.length))
    expect(await part(half, bytes.length)).toMatchObject({ status: 202, body: { receivedBytes: 0 } })
    expect(await part(0, half)).toMatchObject({ status: 202, body: { id, receivedBytes: half } })
    expect(await part(0, half)).toMatchObject({ status: 202, body: { receivedBytes: half } })
    const asked = await putPhoto(id, new Uint8Array(0), {
      ...crew,
      'Content-Range': `bytes */${bytes.length}`,
    })
    expect(asked).toMatchObject({ status: 202, body: { receivedBytes: half } })
    // Starts before the end of what has arrived, as after an interruption in the middle of a part.
    expect((await part(half - 10, bytes.length)).status).toBe(200)
    expect((await part(half, bytes.length)).status).toBe(200)
    expect((await load(id, crew)).status).toBe(200)
  })

  it('200: stores it once if all of it arrives several times at once', async () => {
    const id = randomUUID()
    const bytes = await aPhoto()
    const answers = await Promise.all([1, 2, 3, 4].map(() => putPhoto(id, bytes, crew)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await ctx.db.$count(crewPhotos)).toBe(1)
  })

  it('415: for files that are not pictures, or of another format, and nothing of them is kept', async () => {
    const text = new TextEncoder().encode('<script>alert(1)</script>')
    const cut = (await aPhoto()).subarray(0, 900)
    const png = await aPhoto({ format: 'png' })
    for (const bytes of [text, cut, png, aHeic()])
      expect((await putPhoto(randomUUID(), bytes, crew)).status).toBe(415)
    const asPng = { ...crew, 'Content-Type': 'image/png' }
    expect((await putPhoto(randomUUID(), png, asPng)).status).toBe(415)
    const asHeic = { ...crew, 'Content-Type': 'image/heic' }
    const refused = await putPhoto(randomUUID(), aHeic(), asHeic)
    expect(refused).toMatchObject({
      status: 415,
      body: { message: expect.stringContaining('JPEG, WebP or AVIF') },
    })
    expect((await putPhoto(randomUUID(), new Uint8Array(0), crew)).status).toBe(415)
    expect(await ctx.db.$count(crewPhotos)).toBe(0)
  })

  it('400 for an invalid range, 401, 404 for an invalid UUID, 409 for somebody else’s, 413 above 4 MB', async () => {
    const id = randomUUID()
    const bytes = await aPhoto()
    for (const wrong of ['bytes 0-9/100', 'items 0-1/2', 'bytes 5-1/100', 'bytes */0'])
      expect((await putPhoto(id, bytes, { ...crew, 'Content-Range': wrong })).status).toBe(400)
    expect((await putPhoto(id, bytes, {})).status).toBe(401)
    expect((await putPhoto('7', bytes, crew)).status).toBe(404)
    expect((await putPhoto(id, bytes, crew)).status).toBe(200)
    expect((await putPhoto(id, bytes, colleague)).status).toBe(409)
    expect((await putPhoto(randomUUID(), new Uint8Array(4 * 1024 ** 2 + 1), crew)).status).toBe(413)
    const claimed = range(0, 10, 5 * 1024 ** 2)
    expect((await putPhoto(randomUUID(), bytes.subarray(0, 10), claimed)).status).toBe(413)
  })
})

describe('access to a picture', () => {
  it('is for its author and the office; for the crew once it belongs to a stop on these days; for nobody signed out', async () => {
    const { setup: stopId } = await party()
    const id = randomUUID()
    await putPhoto(id, await aPhoto(), crew)
    const office = (await addColleague(ctx, 'olga', 'office')).headers
    const statuses = () =>
      Promise.all([crew, office, colleague, {}].map(async (headers) => (await load(id, headers)).status))
    expect(await statuses()).toEqual([200, 200, 404, 401])
    await report([{ stopId, kind: 'photo', data: { photoId: id } }], crew)
    expect(await statuses()).toEqual([200, 200, 200, 401])
    ctx.setNow(new Date(VISIT_MORNING.getTime() + 2 * DAY_MILLISECONDS))
    expect(await statuses()).toEqual([200, 200, 404, 401])
    expect((await ctx.fetch(`/uploads/crew/${id}.jpg`)).status).toBe(404)
    expect((await load(randomUUID(), office)).status).toBe(404)
  })

  it('a family reads what was checked in its own language, whatever those of the phones', async () => {
    const own = await paidParty()
    const names = { en: `${own.themeName} teepees`, es: `tipis de ${own.themeName}` }
    for (const item of [...Object.values(names), 'Trays'])
      await report([{ stopId: own.setup, kind: 'checked', data: { item } }], crew)
    const at = await createPageLink(ctx, own)
    for (const language of ['en', 'es'] as const) {
      const headers = { 'X-Language': language }
      const { checks } = (await ctx.call('GET', at('/progress'), undefined, headers)).body
      expect(checks.map(({ item }) => item).sort()).toEqual(
        ['Trays', names[language], names[language]].sort(),
      )
    }
  })

  it('is for the family on its booking page, if the owner shows pictures, and for no other family', async () => {
    const own = await paidParty()
    const other = await paidParty({ customerEmail: 'rosa@example.com' })
    const id = randomUUID()
    await report([{ stopId: own.setup, kind: 'on_the_way' }], crew)
    await ctx.db.update(users).set({ fullName: 'Ana Maria Ruiz' }).where(eq(users.username, 'ana'))
    await report([{ stopId: own.setup, kind: 'checked', data: { item: 'Linens' } }], crew)
    await report([{ stopId: own.setup, kind: 'checked', data: { item: 'Trays' } }], colleague)
    await report([{ stopId: own.setup, kind: 'photo', data: { photoId: id } }], crew)
    await report([{ stopId: own.setup, kind: 'done' }], crew)
    await putPhoto(id, await aPhoto(), crew)
    const at = await createPageLink(ctx, own)
    const at2 = await createPageLink(ctx, other)
    const now = VISIT_MORNING.toISOString()
    const progress = async (link = at) => (await ctx.call('GET', link('/progress'))).body
    expect(await progress()).toEqual({
      onTheWayAt: now,
      setUpAt: now,
      photos: [],
      // Both at the same instant, so in either order.
      checks: expect.toSatisfy((checks: { item: string }[]) => {
        const sorted = checks.toSorted((one, other) => one.item.localeCompare(other.item))
        expect(sorted).toEqual([
          { item: 'Linens', at: now, by: 'Ana' },
          { item: 'Trays', at: now },
        ])
        return true
      }),
    })
    expect((await ctx.fetch(at(`/photos/${id}`))).status).toBe(404)
    await ctx.staff('PUT', '/api/site-settings', { showsSetupPhotos: true })
    const [address] = (await progress()).photos
    expect((await ctx.fetch(present(address))).status).toBe(200)
    expect(await progress(at2)).toEqual({ onTheWayAt: null, setUpAt: null, photos: [], checks: [] })
    expect((await ctx.fetch(at2(`/photos/${id}`))).status).toBe(404)
    const wrong = `/api/my-bookings/${own.bookingId}/progress?token=wrong` as const
    expect((await ctx.call('GET', wrong)).status).toBe(404)
    await ctx.db.update(siteSettings).set({ showsSetupPhotos: false })
  })

  it('does not extend to a picture taken by somebody else through one’s own event', async () => {
    const { setup: stopId } = await party()
    const id = randomUUID()
    await putPhoto(id, await aPhoto(), crew)
    await report([{ stopId, kind: 'photo', data: { photoId: id } }], colleague)
    expect((await load(id, colleague)).status).toBe(404)
    expect((await load(id, crew)).status).toBe(200)
    const { body } = await ctx.staff('GET', '/api/admin/live?date=2027-02-13')
    expect(body.stops[0]?.photos).toEqual([])
  })
})

describe('the cleanup', () => {
  it('removes pictures that belong to nothing, with their files, and keeps the others', async () => {
    const { setup: stopId } = await party()
    const [kept, loose, part] = [randomUUID(), randomUUID(), randomUUID()]
    const bytes = await aPhoto()
    for (const id of [kept, loose]) await putPhoto(id, bytes, crew)
    await putPhoto(part, bytes.subarray(0, 100), range(0, 100, bytes.length))
    await report([{ stopId, kind: 'photo', data: { photoId: kept } }], crew)
    await tidyCrew(ctx)
    expect(await ctx.db.$count(crewPhotos)).toBe(3)
    ctx.setNow(new Date(VISIT_MORNING.getTime() + 5 * DAY_MILLISECONDS))
    await tidyCrew(ctx)
    const left = await ctx.db.select().from(crewPhotos)
    expect(left.map(({ id }) => id)).toEqual([kept])
    expect(await ctx.storage.open(`crew/${kept}.jpg`)).toBeDefined()
    expect(await ctx.storage.open(`crew/${loose}.jpg`)).toBeUndefined()
  })

  it('removes the pictures of a family whose data is erased', async () => {
    const own = await party()
    const id = randomUUID()
    await putPhoto(id, await aPhoto(), crew)
    await report([{ stopId: own.setup, kind: 'photo', data: { photoId: id } }], crew)
    ctx.setNow(new Date(VISIT_MORNING.getTime() + DAY_MILLISECONDS))
    const { body } = await ctx.staff('GET', '/api/admin/customers?search=maria@example.com')
    const erased = await ctx.staff('DELETE', `/api/admin/customers/${present(body.customers[0]).id}`)
    expect(erased.status).toBe(204)
    expect((await load(id, crew)).status).toBe(404)
    await tidyCrew(ctx)
    expect(await ctx.db.$count(crewPhotos, eq(crewPhotos.id, id))).toBe(0)
    expect(await ctx.storage.open(`crew/${id}.jpg`)).toBeUndefined()
  })
})
