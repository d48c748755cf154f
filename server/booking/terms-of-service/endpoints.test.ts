import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { events } from '#server/foundation/database/schema/all-tables.ts'
import { withDetails } from '#test/factories/audit-details.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const TEXT = '# Deposit\n\nHalf of the total — it is not refunded.\n'
const hash = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

describe('a site without versions', () => {
  const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

  it('404: has no current one, and says so', async () => {
    const { status, body } = await ctx.call('GET', '/api/terms')
    expect([status, body.code]).toEqual([404, 'not_found'])
    expect(body.message).toContain('No version of the terms has been published yet')
    expect((await ctx.staff('GET', '/api/admin/terms')).body).toEqual([])
  })

  it('mentions no agreement anywhere', async () => {
    const booked = await ctx.call('POST', '/api/bookings', bookingRequest({ termsVersion: 1 }))
    expect(booked.status).toBe(201)
    const seen = await ctx.staff('GET', `/api/bookings/${booked.body.id}`)
    expect(Object.keys(seen.body).filter((name) => name.startsWith('terms'))).toEqual([])
    expect((await ctx.call('GET', '/api/site-settings')).body).not.toHaveProperty('termsVersion')
  })
})

describe('GET /api/admin/terms/built-in', () => {
  const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

  it('200: returns what the legal page says, with the figures from pricing, in every language', async () => {
    const policy = { depositPercent: '30', refundSteps: [{ daysBefore: 21, percent: '100' }] }
    expect((await ctx.staff('PUT', '/api/admin/pricing', { policy })).status).toBe(200)
    const { status, body } = await ctx.staff('GET', '/api/admin/terms/built-in')
    expect(status).toBe(200)
    expect(body.text).toContain('# Who may book\n\nCustomers must be adults (18+).')
    expect(body.text).toContain('A 30% non-refundable deposit holds your date.')
    expect(body.text).toContain('More than 21 days before the event: full refund')
    expect(body.translations.es).toContain('# Quién puede reservar\n\nLos clientes deben ser mayores')
    expect(body.translations.es).toContain('Un depósito no reembolsable del 30% asegura su fecha.')
  })

  it('publishes nothing', async () => {
    expect((await ctx.call('GET', '/api/terms')).status).toBe(404)
    expect((await ctx.staff('GET', '/api/admin/terms')).body).toEqual([])
  })

  it('can be published unchanged, and each family reads its language', async () => {
    const { body: builtIn } = await ctx.staff('GET', '/api/admin/terms/built-in')
    const { status, body } = await ctx.staff('POST', '/api/admin/terms', builtIn)
    expect([status, body]).toMatchObject([201, builtIn])
    expect((await ctx.staff('GET', '/api/admin/terms')).body).toEqual([body])
    const { body: english } = await ctx.call('GET', '/api/terms')
    expect([english.text, english.translation]).toEqual([builtIn.text, undefined])
    const { body: spanish } = await ctx.call('GET', '/api/terms', undefined, { 'X-Language': 'es' })
    expect([spanish.text, spanish.translation]).toEqual([builtIn.text, builtIn.translations.es])
    const { body: texts } = await ctx.staff('GET', '/api/admin/translations/es')
    expect(texts.find(({ place }) => place === 'terms/1')).toMatchObject({
      translation: builtIn.translations.es,
      hasEnglishChanged: false,
    })
    const logged = await ctx.db.select().from(events).where(eq(events.subject, 'settings'))
    expect(withDetails(logged).map(({ details }) => details)).toContain(
      'Spanish: Terms of service, version 1, text',
    )
  })

  it('401 without credentials', async () => {
    expect((await ctx.call('GET', '/api/admin/terms/built-in')).status).toBe(401)
  })
})

describe('POST /api/admin/terms', () => {
  const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

  it('201: publishes a version, stored to the letter with its day and hash', async () => {
    const { status, body } = await ctx.staff('POST', '/api/admin/terms', { text: TEXT })
    expect(status).toBe(201)
    const first = { version: 1, date: '2027-01-04', text: TEXT, sha256: hash(TEXT) }
    expect(body).toEqual({ ...first, publishedAt: MORNING.toISOString() })
    expect(await ctx.call('GET', '/api/terms')).toMatchObject({ status: 200, body: first })
    expect((await ctx.call('GET', '/api/site-settings')).body.termsVersion).toBe(1)
    expect(withDetails(await ctx.db.select().from(events))).toMatchObject([
      { actor: 'admin', action: 'published', subject: 'terms', details: expect.stringContaining(hash(TEXT)) },
    ])
  })

  it('lists every version, newest first', async () => {
    // 23:30 in Miami is the next day in UTC.
    ctx.setNow(new Date('2027-02-02T04:30:00Z'))
    await ctx.staff('POST', '/api/admin/terms', { text: 'Second.' })
    const { body } = await ctx.staff('GET', '/api/admin/terms')
    expect(body.map(({ version, date }) => [version, date])).toEqual([
      [2, '2027-02-01'],
      [1, '2027-01-04'],
    ])
    expect((await ctx.call('GET', '/api/terms')).body.text).toBe('Second.')
  })

  it('gives versions published at once different numbers', async () => {
    const texts = ['A', 'B', 'C', 'D', 'E']
    const published = await Promise.all(texts.map((text) => ctx.staff('POST', '/api/admin/terms', { text })))
    expect(published.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(published.map(({ body }) => body.version)).size).toBe(5)
  })

  it('leaves out an empty translation', async () => {
    const { body } = await ctx.staff('POST', '/api/admin/terms', { text: 'F', translations: { es: ' ' } })
    expect(body).not.toHaveProperty('translations')
  })

  it.each([
    [{}],
    [{ text: ' \n ' }],
    [{ text: 'a\0b' }],
    [{ text: 'x'.repeat(50_001) }],
    [{ text: 'x', translations: { es: 'a\0b' } }],
    [{ text: 'x', translations: { es: 'x'.repeat(50_001) } }],
    [{ text: 'x', translations: { en: 'x' } }],
  ])('400: %#', async (body) => {
    expect((await ctx.staff('POST', '/api/admin/terms', body)).status).toBe(400)
  })

  it('401 without credentials', async () => {
    expect((await ctx.call('POST', '/api/admin/terms', { text: TEXT })).status).toBe(401)
    expect((await ctx.call('GET', '/api/admin/terms')).status).toBe(401)
  })
})
