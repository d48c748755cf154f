import { describe, expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const MESSAGE = { name: 'Ana', email: 'ana@example.com', subject: 'May', message: 'Is it free?' }
const padded = (bytes: number) => ({ ...MESSAGE, more: 'x'.repeat(bytes) })

describe('the body of a request', () => {
  it('413: above 64 kB from visitors, above 1 MB from staff', async () => {
    expect((await ctx.call('POST', '/api/contact', padded(60_000))).status).toBe(201)
    const refused = await ctx.call('POST', '/api/contact', padded(66_000))
    expect([refused.status, refused.body.message]).toEqual([
      413,
      'This request is larger than 64 kB. Send less at once.',
    ])
    const change = (bytes: number) =>
      ctx.staff('PUT', '/api/site-settings', { siteTitle: 'Camp', more: 'x'.repeat(bytes) })
    expect((await change(900_000)).status).toBe(200)
    expect((await change(1_100_000)).status).toBe(413)
  })

  it('401: is not read before the credentials are known', async () => {
    const body = new ReadableStream({ pull: () => Promise.reject(new Error('The body was read')) })
    const response = await ctx.fetch('/api/themes', { method: 'POST', body, duplex: 'half' })
    expect(response.status).toBe(401)
  })

  it('is not traversed before it is validated', async () => {
    const readings: string[] = []
    const original = JSON.parse
    JSON.parse = (text, reviver) => {
      if (reviver) readings.push(text)
      return original(text, reviver)
    }
    await ctx.call('POST', '/api/contact', MESSAGE)
    JSON.parse = original
    expect(readings).toEqual([])
  })

  it.each(['__proto__', 'constructor', 'prototype'])('changes nothing by a key named %s', async (key) => {
    const body = `{"siteTitle":"Camp","${key}":{"isAdmin":true,"prototype":{"isAdmin":true}},"socialLinks":{"${key}":{"isAdmin":true}}}`
    expect((await ctx.staff('PUT', '/api/site-settings', body)).status).toBe(200)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it.each([
    ['a described text', { ...MESSAGE, subject: 'May\0' }],
    ['a text without its own rule', undefined],
  ])('400: for a NUL character in %s', async (_where, body) => {
    const response = body
      ? await ctx.call('POST', '/api/contact', body)
      : await ctx.call('POST', '/api/admin/login', { username: 'a\0', password: 'b' })
    expect([response.status, response.body.message]).toEqual([
      400,
      'This text contains a character that can’t be stored',
    ])
  })

  it.each([
    ['/api/bookings', { ...bookingRequest(), answers: [{ questionId: 1, value: 'DEEP' }] }],
    ['/api/admin/login/second-factor', { challenge: 'x', passkey: { id: 'DEEP' } }],
  ])('400: for thousands of levels in %s, however little it checks of them', async (path, body) => {
    const deep = (levels: number) =>
      ctx.call('POST', path, JSON.stringify(body).replace('"DEEP"', '['.repeat(levels) + ']'.repeat(levels)))
    expect((await deep(50)).status).not.toBe(500)
    for (const levels of [101, 5_000, 30_000]) expect((await deep(levels)).status).toBe(400)
    const brackets = { ...MESSAGE, message: `${'['.repeat(500)}\\"${'{'.repeat(500)}` }
    expect((await ctx.call('POST', '/api/contact', brackets)).status).toBe(201)
  })

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    '415: as %s',
    async (type) => {
      const response = await ctx.call('POST', '/api/contact', JSON.stringify(MESSAGE), {
        'Content-Type': type,
      })
      expect([response.status, response.body.code]).toEqual([415, 'unsupported_type'])
    },
  )

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'is accepted as %s',
    async (type) => {
      const response = await ctx.call('POST', '/api/contact', JSON.stringify(MESSAGE), {
        'Content-Type': type,
      })
      expect(response.status).toBe(201)
    },
  )

  it('needs no content type if there is none', async () => {
    expect((await ctx.staff('POST', '/api/admin/logout')).status).toBe(204)
    const booking = await payForParty(ctx, { bookingDate: '2027-03-13' })
    const asked = await ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`)
    expect([asked.status, asked.body.status]).toEqual([200, 'paid'])
  })

  it.each([[[1]], [true], [null], [{}], [''], ['1e0'], ['0x1']])(
    '400: %j is not accepted as a theme’s id',
    async (themeId) => {
      const { status, body } = await ctx.call('POST', '/api/bookings', { ...bookingRequest(), themeId })
      expect([status, body.message]).toEqual([400, 'Please select a theme'])
    },
  )

  it('accepts a number as a string, as forms send it', async () => {
    const request = { ...bookingRequest(), themeId: '1', guestCount: ' 6 ' }
    expect((await ctx.call('POST', '/api/bookings', request)).status).toBe(201)
  })
})

describe('a repeated request with the same Idempotency-Key', () => {
  const key = { 'Idempotency-Key': 'again' }

  it('404: returns nothing stored without the correct token', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-03-20' })
    const at = await createPageLink(ctx, booking)
    const refund = { refundAmount: '0.00' }
    const path = at('/cancellation')
    const first = await ctx.call('POST', path, refund, key)
    expect([first.status, first.body.booking.customerName]).toEqual([200, 'Maria Gomez'])
    for (const wrong of [path.replace(/token=.*/, 'token=wrong'), path.replace(/\?.*/, '')]) {
      const other = await ctx.call('POST', wrong, refund, key)
      expect([other.status, JSON.stringify(other.body)]).toEqual([404, expect.not.stringContaining('Maria')])
    }
    const repeated = await ctx.call('POST', path, refund, key)
    expect([repeated.status, repeated.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
  })

  it('422: if its query is different', async () => {
    const post = (query: string) => ctx.call('POST', `/api/contact${query}`, MESSAGE, key)
    expect((await post('?from=mail')).status).toBe(201)
    expect((await post('?from=page')).status).toBe(422)
  })

  it('counts as a different request if somebody else sends it', async () => {
    const review = { customerName: 'Ana Ruiz', rating: 5, comment: 'A lovely night.', approved: true }
    const byStaff = await ctx.staff('POST', '/api/testimonials', review, key)
    const byVisitor = await ctx.call('POST', '/api/testimonials', review, key)
    expect([byStaff.body.approved, byVisitor.body.approved]).toEqual([true, false])
    expect(byVisitor.headers.get('Idempotency-Replayed')).toBeNull()
  })
})
