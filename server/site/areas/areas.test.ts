import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import {
  areas,
  bookings,
  crewPhotos,
  events,
  images,
  pricingSettings,
  siteTexts,
  testimonials,
  websitePictures,
} from '#server/foundation/database/schema/all-tables.ts'
import { withDetails } from '#test/factories/audit-details.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'
import { renewAreas } from './renew-areas.ts'

let announced = 0
const ctx = testContext({
  env: { RATE_LIMITS: 'off' },
  changes: () => ({
    publicDataChanged: async () => {
      announced++
    },
  }),
})
const SPANISH = { 'X-Language': 'es' }
const GABLES = { name: 'Coral Gables', zipCodes: ['33134', '33146'] }

beforeEach(async () => {
  for (const table of [websitePictures, testimonials, bookings, areas, siteTexts, pricingSettings])
    await ctx.db.delete(table)
  ctx.setNow(new Date('2027-01-04T15:00:00Z'))
  announced = 0
})

async function addArea(changes: object = {}) {
  const { body } = await ctx.staff('POST', '/api/admin/areas', { ...GABLES, isShown: true, ...changes })
  return body
}
const visit = (slug = 'coral-gables', headers = {}) =>
  ctx.call('GET', `/api/areas/${slug}` as '/api/areas/:slug', undefined, headers)
const footer = async () => (await ctx.call('GET', '/api/site-settings')).body.areas

/** Books parties that then take place; returns their ids. */
async function hold(days: readonly string[], changes: Record<string, unknown> = {}): Promise<number[]> {
  const ids = []
  for (const bookingDate of days) {
    const request = bookingRequest({ zipCode: '33134', bookingDate, ...changes })
    const { body } = await ctx.call('POST', '/api/bookings', request)
    const [row] = await ctx.db
      .update(bookings)
      .set({ isPaid: true, holdExpiresAt: null })
      .where(eq(bookings.reference, body.bookingId))
      .returning()
    ids.push(present(row).id)
  }
  return ids
}
const DAYS = ['2027-02-13', '2027-02-20', '2027-02-27']
const afterwards = () => ctx.setNow(new Date('2027-03-10T12:00:00Z'))

describe('a new site', () => {
  it('has no areas, and no response mentions them', async () => {
    expect((await ctx.staff('GET', '/api/admin/areas')).body).toEqual([])
    expect(await footer()).toBeUndefined()
    expect((await visit()).status).toBe(404)
    await renewAreas(ctx)
    expect(announced).toBe(0)
  })
})

describe('POST /api/admin/areas', () => {
  it('201: creates an area that visitors do not see until it is shown', async () => {
    const { status, body } = await ctx.staff('POST', '/api/admin/areas', {
      ...GABLES,
      zipCodes: ['33146', ' 33134 ', '33146'],
    })
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: 'Coral Gables',
        slug: 'coral-gables',
        zipCodes: ['33134', '33146'],
        isShown: false,
        facts: {},
        isListed: false,
        version: 1,
      },
    ])
    expect(await footer()).toBeUndefined()
    expect((await visit()).status).toBe(404)
    expect(withDetails(await ctx.db.select().from(events)).at(-1)).toMatchObject({
      action: 'created',
      subject: 'area',
      details: 'Coral Gables',
    })
  })

  it.each([
    [{ name: 'C' }, 'name'],
    [{ name: '日本' }, 'name'],
    [{ zipCodes: [] }, 'zipCodes'],
    [{ zipCodes: ['3313'] }, 'zipCodes.0'],
    [{ zipCodes: Array.from({ length: 61 }, (_, index) => String(33000 + index)) }, 'zipCodes'],
  ])('400: %j', async (changes, path) => {
    const { status, body } = await ctx.staff('POST', '/api/admin/areas', { ...GABLES, ...changes })
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
  })

  it('409 for a name whose slug is taken', async () => {
    await addArea()
    const { status, body } = await ctx.staff('POST', '/api/admin/areas', { ...GABLES, name: 'CORAL gables' })
    expect([status, body.message]).toEqual([409, expect.stringContaining('already an area with this name')])
  })

  it('403 for anybody who may not change the settings, 401 for visitors', async () => {
    const { headers } = await addColleague(ctx, 'carla', 'crew')
    for (const [by, status] of [
      [headers, 403],
      [{}, 401],
    ] as const)
      expect((await ctx.call('POST', '/api/admin/areas', GABLES, by)).status).toBe(status)
  })
})

describe('PATCH and DELETE /api/admin/areas/{id}', () => {
  it('200: shows the page, links to it from every page, and changes its slug', async () => {
    const { id } = await addArea({ isShown: false })
    const { body } = await ctx.staff('PATCH', `/api/admin/areas/${id}`, { isShown: true, version: 1 })
    expect(body).toMatchObject({ isShown: true, version: 2 })
    expect(await footer()).toEqual([{ name: 'Coral Gables', slug: 'coral-gables' }])
    await ctx.staff('PATCH', `/api/admin/areas/${id}`, { name: 'The Gables' })
    expect((await visit('the-gables')).body).toMatchObject({ name: 'The Gables' })
    expect((await visit()).status).toBe(404)
  })

  it('409 for an older version, 404 for an area that no longer exists, 204 once', async () => {
    const { id } = await addArea()
    await ctx.staff('PATCH', `/api/admin/areas/${id}`, { name: 'Gables', version: 1 })
    expect((await ctx.staff('PATCH', `/api/admin/areas/${id}`, { name: 'G.', version: 1 })).status).toBe(409)
    expect((await ctx.staff('DELETE', `/api/admin/areas/${id}`)).status).toBe(204)
    expect((await ctx.staff('DELETE', `/api/admin/areas/${id}`)).status).toBe(404)
    expect((await ctx.staff('PATCH', `/api/admin/areas/${id}`, { isShown: false })).status).toBe(404)
    expect(await footer()).toBeUndefined()
  })
})

describe('the page of an area', () => {
  it('describes past parties there, but not if there were only two, nor future ones or those elsewhere', async () => {
    await hold(DAYS, { numberOfTeepees: 4, partyStartTime: '15:00' })
    await hold(['2027-02-28'], { zipCode: '33139' })
    await hold(['2027-05-01'])
    ctx.setNow(new Date('2027-02-21T12:00:00Z'))
    await addArea()
    expect((await visit()).body.facts).toEqual({})
    afterwards()
    expect((await visit()).body).toMatchObject({
      isListed: false,
      facts: {
        parties: 3,
        window: { startTime: '15:00', from: '12:00', to: '13:00' },
        room: { teepees: 4, widthFeet: 10, lengthFeet: 10 },
      },
    })
  })

  it('states the fee at current prices, and is listed once it has four facts', async () => {
    await hold(DAYS, { zipCode: '33134-2211' })
    afterwards()
    await addArea()
    const { body: pricing } = await ctx.staff('GET', '/api/admin/pricing')
    const delivery = {
      ...pricing.delivery,
      enabled: true,
      depotZip: '33139',
      zipFees: { 33134: '35.00', 33146: '40.00' },
    }
    expect((await ctx.staff('PUT', '/api/admin/pricing', { delivery })).status).toBe(200)
    const { body } = await visit()
    expect(body.facts.fee).toEqual({ least: '35.00', most: '40.00' })
    expect(body.isListed).toBe(true)
  })

  it('shows approved reviews of parties there, but not which bookings they are about', async () => {
    const [bookingId] = await hold(DAYS)
    afterwards()
    await addArea()
    const sent = { customerName: 'Rosa Gomez', rating: 5, comment: 'The girls slept like stones.' }
    const { body: review } = await ctx.call('POST', '/api/testimonials', { ...sent, bookingId })
    expect(review).not.toHaveProperty('bookingId')
    await ctx.staff('PATCH', `/api/testimonials/${review.id}`, { approved: true })
    expect((await visit()).body.reviews).toEqual([])
    const attached = await ctx.staff('PATCH', `/api/testimonials/${review.id}`, { bookingId })
    expect(attached.body.bookingId).toBe(bookingId)
    const { body } = await visit()
    expect(body.facts.reviews).toBe(1)
    expect(body.reviews).toMatchObject([{ id: review.id, comment: sent.comment }])
    for (const shown of [body.reviews, (await ctx.call('GET', '/api/testimonials')).body])
      expect(JSON.stringify(shown)).not.toContain('bookingId')
    const refused = await ctx.staff('PATCH', `/api/testimonials/${review.id}`, { bookingId: 999_999 })
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('no booking')])
    await ctx.db.delete(bookings).where(eq(bookings.id, present(bookingId)))
    expect((await visit()).body.reviews).toEqual([])
  })

  it('shows pictures of setups there that are on the website', async () => {
    const [bookingId] = await hold(DAYS)
    afterwards()
    await addArea()
    const picture = {
      path: '/uploads/images/living-room.jpg',
      filename: 'living-room.jpg',
      width: 800,
      height: 600,
    }
    const [image] = await ctx.db
      .insert(images)
      .values({ ...picture, bytes: 9, status: 'ready' })
      .returning()
    const photoId = randomUUID()
    await ctx.db.insert(crewPhotos).values({ id: photoId, totalBytes: 1 })
    await ctx.db.insert(websitePictures).values({ photoId, bookingId, imageId: present(image).id })
    const { body } = await visit()
    expect(body.pictures).toMatchObject([
      { path: present(image).path, picture: { width: present(image).width } },
    ])
    expect(body.facts.pictures).toBe(1)
  })

  it('contains nobody’s name, address or phone number', async () => {
    await hold(DAYS)
    afterwards()
    await addArea()
    expect(JSON.stringify((await visit()).body)).not.toMatch(/Gomez|Palm|maria@|555/)
  })

  it('is refreshed daily if there is one', async () => {
    await addArea()
    announced = 0
    await renewAreas(ctx)
    expect(announced).toBe(1)
  })
})

describe('the owner’s words on the page of an area', () => {
  const save = (words: object, language = 'en') =>
    ctx.staff('PUT', `/api/admin/site-texts?language=${language}` as '/api/admin/site-texts', {
      texts: {},
      areas: [words],
    })
  const look = (version: number, headers = {}) =>
    ctx.staff('GET', `/api/areas/coral-gables?preview=${version}` as '/api/areas/:slug', undefined, headers)

  it('start as a draft that only staff can see, and are then published in one language', async () => {
    const { id } = await addArea({ isShown: false })
    const { body } = await save({ id, lead: ' Under the **banyans** ', text: '' })
    const { version, content } = present(body.versions[0])
    expect(content).toEqual({ texts: {}, areas: [{ id, lead: 'Under the **banyans**' }] })
    expect((await look(version)).body.words).toEqual({ lead: 'Under the **banyans**' })
    expect((await look(0)).body.words).toEqual({})
    expect((await look(version, SPANISH)).status).toBe(404)
    const path = `/api/areas/coral-gables?preview=${version}` as '/api/areas/:slug'
    expect((await ctx.call('GET', path)).status).toBe(401)
    await ctx.staff('POST', `/api/admin/site-texts/${version}/publish`)
    await ctx.staff('PATCH', `/api/admin/areas/${id}`, { isShown: true })
    expect((await visit()).body.words).toEqual({ lead: 'Under the **banyans**' })
    expect((await visit('coral-gables', SPANISH)).body.words).toEqual({})
    expect((await ctx.call('GET', '/api/site-texts')).body).toEqual({ texts: {} })
  })

  it.each([
    [{ lead: '[x](javascript:y)' }, 'areas.0.lead'],
    [{ text: '[x](http://y.z)' }, 'areas.0.text'],
    [{ lead: 'x'.repeat(301) }, 'areas.0.lead'],
  ])('400: %j', async (words, path) => {
    const { status, body } = await save({ id: 1, ...words })
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
  })
})
