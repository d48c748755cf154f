import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { tidyCrew } from '#server/crew/phone/tidy-crew.ts'
import { bookings, crewPhotos, roomReadiness } from '#server/foundation/database/schema/all-tables.ts'
import { getLiveChanges } from '#server/foundation/events/live-changes.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_DAY, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { paidParty, report } = crewVisits(ctx)
const ALL = { floorClear: true, wayClear: true, petsAway: true, adultHome: true }
let crew: Record<string, string>
let own: Awaited<ReturnType<typeof paidParty>>
let at: Awaited<ReturnType<typeof createPageLink>>

beforeAll(async () => {
  crew = (await addColleague(ctx, 'ana', 'crew')).headers
})
beforeEach(async () => {
  await ctx.db.delete(bookings)
  await ctx.db.delete(crewPhotos)
  ctx.setNow(VISIT_MORNING)
  await ctx.staff('PUT', '/api/site-settings', { readiness: true })
  own = await paidParty()
  at = await createPageLink(ctx, own)
})

const daysLater = (days: number) => new Date(VISIT_MORNING.getTime() + days * DAY_MILLISECONDS)
const tell = (body: object) => ctx.call('PUT', at('/readiness'), body)
const sendPhoto = (id: string, bytes: Uint8Array, link = at) =>
  ctx.call('PUT', link(`/photos/${id}`), new Uint8Array(bytes), { 'Content-Type': 'image/jpeg' })
const readStop = async () => {
  const { body } = await ctx.call('GET', `/api/crew/days/${VISIT_DAY}`, undefined, crew)
  return body.stops.find(({ id }) => id === own.setup)
}
const readWaiting = async () => {
  const { body } = await ctx.staff('GET', '/api/admin/today')
  return body.waiting.find(({ kind }) => kind === 'room_not_ready')?.items ?? []
}

describe('a room that is ready', () => {
  it('is told with four ticks and a picture, and the crew sees both', async () => {
    expect(await readStop()).toMatchObject({ readiness: null, asksIfReady: true })
    const first = await tell({ floorClear: true })
    expect([first.status, first.body]).toEqual([
      200,
      {
        at: VISIT_MORNING.toISOString(),
        ticks: { floorClear: true, wayClear: false, petsAway: false, adultHome: false },
        photoUrl: null,
      },
    ])
    const photoId = randomUUID()
    const located = await sharp(await aPhoto())
      .withExif({ IFD3: { GPSLatitude: '25/1 46/1 30/1' } })
      .jpeg()
      .toBuffer()
    expect(await sendPhoto(photoId, located)).toMatchObject({ status: 200, body: { id: photoId } })
    const told = await tell({ ...ALL, photoId })
    expect(told.body).toMatchObject({ ticks: ALL, photoUrl: expect.stringContaining(photoId) })
    const shown = await ctx.fetch(String(told.body.photoUrl))
    expect(shown.status).toBe(200)
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif).toBeUndefined()
    const stop = await readStop()
    expect(stop?.readiness).toEqual({
      at: VISIT_MORNING.toISOString(),
      ticks: ALL,
      photoUrl: `/api/crew/photos/${photoId}`,
    })
    expect((await ctx.fetch(`/api/crew/photos/${photoId}`, { headers: crew })).status).toBe(200)
    // Without a picture, the one before stays.
    expect((await tell(ALL)).body.photoUrl).toContain(photoId)
    expect((await ctx.call('GET', at())).body.readiness).toMatchObject({ ticks: ALL })
  })

  it('waits for the owner on the day until all is ticked or the crew is done, with the number to call', async () => {
    ctx.setNow(daysLater(-1))
    expect(await readWaiting()).toEqual([])
    ctx.setNow(VISIT_MORNING)
    const [item] = await readWaiting()
    expect(item).toMatchObject({ id: own.id, link: `/admin/bookings/${own.id}` })
    expect(item?.sentence).toContain('no word about the room. Call (305) 555-0123.')
    await tell({ ...ALL, petsAway: false })
    expect((await readWaiting())[0]?.sentence).toContain('the room isn’t ready yet')
    await report([{ stopId: own.setup, kind: 'done' }], crew)
    expect(await readWaiting()).toEqual([])
  })

  it('tells open screens at once, and stands in the diary', async () => {
    await tell({ ...ALL, petsAway: false })
    await tell(ALL)
    const { body } = await ctx.staff('GET', `/api/bookings/${own.id}/history`)
    const told = body.entries.filter(({ event }) => event?.startsWith('booking.room'))
    expect(told.map(({ event, action, who }) => [event, action, who])).toEqual([
      ['booking.room-ready', 'reported the room ready for', 'customer'],
      ['booking.room-not-ready', 'reported the room not ready for', 'customer'],
    ])
    for (const kind of ['booking.room-ready', 'booking.room-not-ready'] as const)
      expect(getLiveChanges(kind)).toEqual({ booking: 'changed' })
  })

  it('is forgotten with its pictures three days after the party', async () => {
    const [photoId, left] = [randomUUID(), randomUUID()]
    await sendPhoto(photoId, await aPhoto())
    await tell({ ...ALL, photoId })
    await sendPhoto(left, await aPhoto())
    ctx.setNow(daysLater(2))
    await tidyCrew(ctx)
    expect(await ctx.db.$count(crewPhotos)).toBe(2)
    ctx.setNow(daysLater(3))
    await tidyCrew(ctx)
    expect([await ctx.db.$count(crewPhotos), await ctx.db.$count(roomReadiness)]).toEqual([0, 0])
  })

  it('is asked on the page the day before and on the day, and again after a move', async () => {
    await tell(ALL)
    ctx.setNow(daysLater(-2))
    expect((await ctx.call('GET', at())).body).not.toHaveProperty('readiness')
    ctx.setNow(daysLater(-1))
    await ctx.staff('PATCH', `/api/bookings/${own.id}`, { bookingDate: '2027-02-12' })
    ctx.setNow(daysLater(-2))
    expect((await ctx.call('GET', at())).body.readiness).toBeNull()
  })

  it('404: while the owner does not ask, and for a wrong link', async () => {
    await ctx.staff('PUT', '/api/site-settings', { readiness: false })
    expect((await tell(ALL)).status).toBe(404)
    expect((await sendPhoto(randomUUID(), await aPhoto())).status).toBe(404)
    expect((await ctx.call('GET', at())).body).not.toHaveProperty('readiness')
    expect(await readWaiting()).toEqual([])
    expect(await readStop()).not.toHaveProperty('asksIfReady')
    const wrong = `/api/my-bookings/${own.bookingId}/readiness?token=wrong` as const
    expect((await ctx.call('PUT', wrong, ALL)).status).toBe(404)
  })

  it('400 for another family’s picture, 409 after the party, 415 for no picture', async () => {
    const other = await paidParty({ customerEmail: 'rosa@example.com' })
    const theirs = await createPageLink(ctx, other)
    const photoId = randomUUID()
    await sendPhoto(photoId, await aPhoto(), theirs)
    const { status, body } = await tell({ ...ALL, photoId })
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'photoId' }] }])
    expect((await ctx.fetch(at(`/photos/${photoId}`))).status).toBe(404)
    expect((await sendPhoto(photoId, await aPhoto())).status).toBe(409)
    expect((await sendPhoto(randomUUID(), new TextEncoder().encode('no picture'))).status).toBe(415)
    ctx.setNow(daysLater(1))
    expect((await tell(ALL)).status).toBe(409)
  })
})
