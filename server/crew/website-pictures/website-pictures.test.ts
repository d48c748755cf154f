import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { imageUses, PICTURE_USERS } from '#server/catalogue/images/image-uses.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  events,
  images,
  pictureConsents,
  websitePictures,
} from '#server/foundation/database/schema/all-tables.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'
import { removeWithdrawnPictures, withdrawPictures } from './withdraw-pictures.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { paidParty, report, putPhoto } = crewVisits(ctx)
let crew: Record<string, string>
let shade = 0
/** The gallery of the theme on a new site. */
let usual: readonly string[]

beforeAll(async () => {
  crew = (await addColleague(ctx, 'ana', 'crew')).headers
  usual = (await ctx.call('GET', '/api/themes/1')).body.galleryImages
})
beforeEach(async () => {
  await ctx.db.delete(websitePictures)
  await ctx.db.delete(bookings)
  await asks(true)
  ctx.setNow(VISIT_MORNING)
})

const asks = (asksPictureConsent: boolean) => ctx.staff('PUT', '/api/site-settings', { asksPictureConsent })

/** A party with a picture of its setup and one of damage. */
async function aPicturedParty() {
  const own = await paidParty()
  const [photoId, torn] = [randomUUID(), randomUUID()]
  await report(
    [
      { stopId: own.setup, kind: 'photo', data: { photoId } },
      { stopId: own.setup, kind: 'damaged', data: { item: 'Trays', photoId: torn } },
    ],
    crew,
  )
  for (const id of [photoId, torn]) await putPhoto(id, await aPhoto({ width: 600 + ++shade }), crew)
  const at = await createPageLink(ctx, own)
  return {
    ...own,
    at,
    photoId,
    torn,
    consent: (pictureConsent: unknown, headers = {}) =>
      ctx.call('PUT', at('/picture-consent'), { pictureConsent }, headers),
    list: () => ctx.staff('GET', `/api/bookings/${own.id}/website-pictures`),
    use: (id = photoId) => ctx.staff('POST', `/api/bookings/${own.id}/website-pictures`, { photoId: id }),
  }
}

/** Allows a picture, adds it to the website and shows it on a theme, as the main picture and in the gallery. */
async function aShownPicture() {
  const own = await aPicturedParty()
  await own.consent(true)
  const { body } = await own.use()
  const imageId = present(body.pictures[0]?.imageId)
  const [image] = await ctx.db.select().from(images).where(eq(images.id, imageId))
  const { path } = present(image)
  const gallery = [path, ...usual]
  const changed = await ctx.staff('PATCH', '/api/themes/1', { mainImage: path, galleryImages: gallery })
  expect(changed.status).toBe(200)
  const shown = async () => {
    const { mainImage, galleryImages } = (await ctx.call('GET', '/api/themes/1')).body
    return { mainImage, galleryImages }
  }
  const [first, ...others] = usual
  return { ...own, imageId, path, shown, without: { mainImage: first, galleryImages: others } }
}

const getStatus = async (id: number) =>
  present((await ctx.db.select().from(images).where(eq(images.id, id)))[0]).status

describe('PUT /api/my-bookings/{reference}/picture-consent', () => {
  it('200: is stored with time, wording and address, each change once; nothing is ticked by default', async () => {
    const { id, at, consent } = await aPicturedParty()
    expect((await ctx.call('GET', at())).body.pictures).toEqual({ isAllowed: false })
    expect((await consent(true)).body.pictures).toEqual({ isAllowed: true })
    await consent(true)
    expect((await consent(false, { 'X-Language': 'es' })).body.pictures).toEqual({ isAllowed: false })
    const kept = await ctx.db.select().from(pictureConsents).where(eq(pictureConsents.bookingId, id))
    expect(kept.map(({ step, wording, createdAt }) => [step, wording, createdAt])).toEqual([
      ['given', textIn('en')('consent.pictures'), VISIT_MORNING],
      ['withdrawn', textIn('es')('consent.pictures'), VISIT_MORNING],
    ])
    expect(kept.every(({ address }) => address !== '')).toBe(true)
  })

  it('is needed before anything is copied to the website', async () => {
    const { use } = await aPicturedParty()
    const before = await ctx.db.$count(events)
    expect((await use()).status).toBe(409)
    expect(await ctx.db.$count(events)).toBe(before)
  })

  it('400 for anything but yes or no, 404 for a wrong link, 409 if the owner does not ask', async () => {
    const { bookingId: reference, at, consent } = await aPicturedParty()
    expect((await consent('yes')).status).toBe(400)
    const wrong = `/api/my-bookings/${reference}/picture-consent?token=wrong` as const
    expect((await ctx.call('PUT', wrong, { pictureConsent: true })).status).toBe(404)
    await asks(false)
    expect((await consent(true)).status).toBe(409)
    expect((await ctx.call('GET', at())).body).not.toHaveProperty('pictures')
  })

  it('200: can be withdrawn even if the owner no longer asks', async () => {
    const { at, consent } = await aPicturedParty()
    await consent(true)
    await asks(false)
    expect((await ctx.call('GET', at())).body.pictures).toEqual({ isAllowed: true })
    expect((await consent(false)).body).not.toHaveProperty('pictures')
  })
})

describe('POST /api/bookings/{id}/website-pictures', () => {
  it('201: adds a picture once, if its family allows it', async () => {
    const { photoId, consent, list, use } = await aPicturedParty()
    expect(await list()).toMatchObject({
      status: 200,
      body: { allowedAt: null, pictures: [{ photoId, imageId: null }] },
    })
    expect((await use()).body.code).toBe('conflict')
    await consent(true)
    const used = await use()
    expect(used).toMatchObject({ status: 201, body: { allowedAt: VISIT_MORNING.toISOString() } })
    const [picture] = used.body.pictures
    const { body: library } = await ctx.staff('GET', '/api/uploads')
    expect(library.map(({ id }) => id)).toContain(picture?.imageId)
    expect((await use()).body).toEqual(used.body)
    expect(await ctx.db.$count(websitePictures)).toBe(1)
  })

  it('400 for an invalid id, 403 for the crew, 404 for pictures of damage and an unknown booking', async () => {
    const { id, torn, consent, use } = await aPicturedParty()
    await consent(true)
    expect((await use('1-' as typeof torn)).status).toBe(400)
    expect((await use(torn)).status).toBe(404)
    expect((await ctx.staff('GET', '/api/bookings/999999/website-pictures')).status).toBe(404)
    const path = `/api/bookings/${id}/website-pictures` as const
    expect((await ctx.call('GET', path, undefined, crew)).status).toBe(403)
    expect((await ctx.call('POST', path, { photoId: torn }, crew)).status).toBe(403)
  })
})

describe('a picture whose family withdraws its consent', () => {
  it('is removed from the website and its pictures at once', async () => {
    const { consent, shown, path, without, imageId, list } = await aShownPicture()
    expect((await shown()).mainImage).toBe(path)
    await consent(false)
    expect(await shown()).toEqual(without)
    expect(await getStatus(imageId)).toBe('deleted')
    expect((await list()).body).toMatchObject({ allowedAt: null, pictures: [{ imageId: null }] })
    expect((await ctx.staff('PATCH', '/api/themes/1', { mainImage: path })).status).toBe(409)
  })

  it('is removed from everything that shows pictures', async () => {
    const { consent, path } = await aShownPicture()
    const galleryImages = [path]
    await ctx.staff('PUT', '/api/site-settings', { heroImage: path, siteLogo: path })
    await ctx.staff('PATCH', '/api/addons/1', { image: path, galleryImages })
    const review = { customerName: 'Ana', rating: 5, comment: 'Magical night.', approved: true }
    await ctx.staff('POST', '/api/testimonials', { ...review, customerImage: path })
    const words = { subject: 'News', heading: 'News', body: 'A new theme.', button: '' }
    const draft = { words: { en: words, es: words }, audience: { subscribers: true, families: false } }
    const own = usual.slice(0, 2)
    await ctx.staff('POST', '/api/admin/campaigns', { ...draft, pictures: [path, ...own] })
    const uses = async () => (await imageUses(ctx.db)).get(path)
    const everything = Object.values(PICTURE_USERS).map((user) => user('').id)
    expect(new Set((await uses())?.map(({ id }) => id))).toEqual(new Set(everything))
    await consent(false)
    expect(await uses()).toBeUndefined()
    const [newsletter] = (await ctx.staff('GET', '/api/admin/campaigns')).body.campaigns
    expect(newsletter).toMatchObject({ pictures: own, version: 2 })
  })

  it('is removed by the next job if the server stopped in between', async () => {
    const { id, shown, without, imageId } = await aShownPicture()
    await ctx.db.transaction((tx) => withdrawPictures(tx, [id]))
    await removeWithdrawnPictures(ctx)
    expect(await shown()).toEqual(without)
    expect(await getStatus(imageId)).toBe('deleted')
  })

  it('can be added again once the family allows it again', async () => {
    const { consent, use } = await aShownPicture()
    await consent(false)
    await consent(true)
    const { status, body } = await use()
    expect([status, await getStatus(present(body.pictures[0]?.imageId))]).toEqual([201, 'ready'])
  })
})

it('a family’s pictures leave the website with its booking', async () => {
  const { id, shown, without, imageId } = await aShownPicture()
  const { paidAmount } = (await ctx.staff('GET', `/api/bookings/${id}`)).body
  const path = `/api/bookings/${id}?money=keep&reason=Test&paidAmount=${paidAmount}` as const
  const deleted = await ctx.staff('DELETE', path)
  expect(deleted).toMatchObject({ status: 204 })
  expect(await shown()).toEqual(without)
  expect(await getStatus(imageId)).toBe('deleted')
})

it('a family’s pictures leave the website when the family is erased', async () => {
  const { id, shown, without, imageId } = await aShownPicture()
  ctx.setNow(new Date(VISIT_MORNING.getTime() + 200 * DAY_MILLISECONDS))
  const { body } = await ctx.staff('GET', `/api/admin/customers?search=${encodeURIComponent('maria')}`)
  expect((await ctx.staff('DELETE', `/api/admin/customers/${present(body.customers[0]).id}`)).status).toBe(
    204,
  )
  expect(await shown()).toEqual(without)
  expect(await getStatus(imageId)).toBe('deleted')
  expect(await ctx.db.$count(pictureConsents, eq(pictureConsents.bookingId, id))).toBe(0)
})

it('a picture that is added while its family withdraws its consent does not stay', async () => {
  const countLibrary = () => ctx.db.$count(images, eq(images.status, 'ready'))
  const before = await countLibrary()
  for (let run = 0; run < 5; run++) {
    const { consent, use, list } = await aPicturedParty()
    await consent(true)
    const [used] = await Promise.all([use(), consent(false)])
    expect([201, 409]).toContain(used.status)
    expect((await list()).body).toMatchObject({ allowedAt: null, pictures: [{ imageId: null }] })
    expect(await countLibrary()).toBe(before)
    await ctx.db.delete(bookings)
  }
})
