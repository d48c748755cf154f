import { beforeEach, describe, expect, it } from 'vitest'
import type { SpanishText } from '#contract/site/spanish-texts.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { bookings, outbox, translations } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const SPANISH = { 'X-Language': 'es' }
const PATH = '/api/admin/spanish-texts'
const NAME = 'theme/8/name'

const listed = async (): Promise<SpanishText[]> => (await ctx.staff('GET', PATH)).body
const textAt = async (place: string) => (await listed()).find((text) => text.place === place)
const save = (place: string, spanish: string) => ctx.staff('PUT', PATH, { place, spanish })

beforeEach(async () => {
  await ctx.db.delete(outbox)
  await ctx.db.delete(bookings)
})

describe('the owner’s texts in Spanish', () => {
  it('are complete on a new site', async () => {
    const texts = await listed()
    expect(texts.length).toBeGreaterThan(60)
    expect(texts.filter(({ spanish }) => spanish === null)).toEqual([])
    expect(texts.filter(({ hasEnglishChanged }) => hasEnglishChanged)).toEqual([])
  })

  it('know when the English text has changed since, and when they are missing', async () => {
    const theme = (await ctx.call('GET', '/api/themes/8')).body
    await ctx.staff('PATCH', '/api/themes/8', { name: 'Rose Arbor', version: theme.version })
    expect(await textAt(NAME)).toMatchObject({ spanish: 'Jardín de Rosas', hasEnglishChanged: true })
    expect((await save(NAME, 'Pérgola de Rosas')).status).toBe(200)
    expect(await textAt(NAME)).toMatchObject({ spanish: 'Pérgola de Rosas', hasEnglishChanged: false })

    await save(NAME, ' ')
    expect(await textAt(NAME)).toMatchObject({ spanish: null })
    const read = (await ctx.call('GET', '/api/themes/8', undefined, SPANISH)).body
    expect(read).toMatchObject({ name: 'Rose Arbor', inEnglish: ['name'] })
    await save(NAME, 'Jardín de Rosas')
  })

  it('include testimonials once they are approved', async () => {
    const sent = { customerName: 'Ana Ruiz', rating: 5, comment: 'A night to remember.', approved: true }
    const { id } = (await ctx.staff('POST', '/api/testimonials', sent)).body
    const place = `testimonial/${id}/comment`
    expect(await textAt(place)).toMatchObject({ about: 'Testimonial of Ana Ruiz', spanish: null })
    const read = async (headers = {}) =>
      (await ctx.call('GET', '/api/testimonials', undefined, headers)).body[0]
    expect(await read(SPANISH)).toMatchObject({ comment: sent.comment, inEnglish: ['comment'] })
    await save(place, 'Una noche inolvidable.')
    expect(await read(SPANISH)).toMatchObject({ comment: 'Una noche inolvidable.', inEnglish: [] })
    expect(await read()).toMatchObject({ comment: sent.comment })
    expect(present(await read()).inEnglish).toBeUndefined()
    await ctx.staff('DELETE', `/api/testimonials/${id}`)
    expect(await textAt(place)).toBeUndefined()
    expect(await ctx.db.$count(translations, eq(translations.place, place))).toBe(0)
  })

  it('are only sent to Spanish readers', async () => {
    const english = (await ctx.call('GET', '/api/themes/8')).body
    expect(english.englishName).toBeUndefined()
    const spanish = (await ctx.call('GET', '/api/themes/8', undefined, SPANISH)).body
    expect(spanish).toMatchObject({ name: 'Jardín de Rosas', englishName: english.name, inEnglish: [] })
  })

  it('are for staff: 401 otherwise, 404 for an unknown text, 400 without text', async () => {
    expect((await ctx.call('GET', PATH)).status).toBe(401)
    expect((await ctx.call('PUT', PATH, { place: NAME, spanish: 'x' })).status).toBe(401)
    expect((await save('theme/999/name', 'x')).status).toBe(404)
    expect((await ctx.staff('PUT', PATH, { place: NAME })).status).toBe(400)
  })
})

describe('a booking', () => {
  it('keeps the language it was made in, which staff can change', async () => {
    const { body } = await ctx.call('POST', '/api/bookings', bookingRequest(), SPANISH)
    const read = async () => (await ctx.staff('GET', `/api/bookings/${body.id}`)).body
    expect(await read()).toMatchObject({ language: 'es' })

    await ctx.staff('PATCH', `/api/bookings/${body.id}`, { bookingStatus: 'confirmed' })
    await ctx.staff('POST', `/api/bookings/${body.id}/payment-link`, {})
    const [mail] = await ctx.db.select().from(outbox).orderBy(desc(outbox.id))
    expect(mail?.subject).toMatch(/^Su fiesta/)
    expect(mail?.text).toContain('/es/mi-reserva/')

    await ctx.staff('PATCH', `/api/bookings/${body.id}`, { language: 'en' })
    expect(await read()).toMatchObject({ language: 'en' })
  })

  it('is in English unless another language is requested', async () => {
    const { body } = await ctx.call('POST', '/api/bookings', bookingRequest())
    expect((await ctx.staff('GET', `/api/bookings/${body.id}`)).body).toMatchObject({ language: 'en' })
  })

  it('is refused in the reader’s language, with the same code', async () => {
    const wanted = bookingRequest({ couponCode: 'NOSUCH' })
    const english = await ctx.call('POST', '/api/bookings', wanted)
    const spanish = await ctx.call('POST', '/api/bookings', wanted, SPANISH)
    expect(english.body.message).toBe('We don’t recognize this coupon. Remove it or try another code.')
    expect(spanish.body).toEqual({
      code: english.body.code,
      message: 'No reconocemos este cupón. Quítelo o pruebe otro código.',
    })
    expect(spanish.status).toBe(english.status)
  })

  it('gets validation errors in Spanish', async () => {
    const { status, body } = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ customerEmail: 'no' }),
      SPANISH,
    )
    expect(status).toBe(400)
    expect(body.errors).toContainEqual({
      path: 'customerEmail',
      message: 'Escriba un correo electrónico válido',
    })
  })
})
