import { describe, expect, it } from 'vitest'
import { bookings, visitCounts } from '#server/foundation/database/schema/all-tables.ts'
import { forgetOldRequests } from '#server/foundation/jobs/forget-old-requests.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext()

const count = (body: unknown, headers: Record<string, string> = {}) =>
  ctx.call('POST', '/api/visits', body, headers)
const report = async () =>
  (await ctx.staff('GET', '/api/admin/reports/sources?from=2027-01-04&to=2027-01-04')).body
const INSTAGRAM = { utmSource: 'Instagram', utmMedium: 'story', utmCampaign: 'spring' }

describe('POST /api/visits', () => {
  it('204 without a cookie for a step that is counted', async () => {
    const visits = [
      { step: 'home', source: 'www.google.com' },
      { step: 'home', source: INSTAGRAM },
      { step: 'booking', source: INSTAGRAM },
      { step: 'home' },
    ]
    for (const visit of visits) {
      const { status, headers, body } = await count(visit)
      expect([status, headers.get('set-cookie'), body]).toEqual([204, null, null])
    }
    const { steps, sources } = await report()
    expect(steps).toEqual([
      { step: 'home', visits: 3 },
      { step: 'booking', visits: 1 },
    ])
    expect(sources.map(({ source, visits }) => [source, visits])).toEqual([
      ['instagram', 1],
      ['direct', 1],
      ['google.com', 1],
    ])
  })

  it.each([
    ['invalid JSON', '{"step"', {}],
    ['nothing', undefined, {}],
    ['another shape', { step: 7 }, {}],
    ['a step with an invalid name', { step: '<script>' }, {}],
    [
      'more than 200 bytes',
      { step: 'home', source: { utmCampaign: 'x'.repeat(90), utmMedium: 'y'.repeat(90) } },
      {},
    ],
    ['a bot', { step: 'home' }, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a browser that asks for privacy', { step: 'home' }, { 'Sec-GPC': '1' }],
  ])('204 for %s, which is not counted', async (_, body, headers) => {
    const before = await ctx.db.select().from(visitCounts)
    expect((await count(body, headers)).status).toBe(204)
    expect(await ctx.db.select().from(visitCounts)).toEqual(before)
  })

  it('counts every one of many at once, and nobody beyond the limit', async () => {
    const sum = async () =>
      (await ctx.db.select().from(visitCounts)).reduce((all, { visits }) => all + visits, 0)
    const before = await sum()
    await Promise.all(Array.from({ length: 30 }, () => count({ step: 'addons' })))
    expect(await sum()).toBe(before + 30)
    for (let n = 0; n < 120; n++) expect((await count({ step: 'addons' })).status).toBe(204)
    expect(await sum()).toBeLessThanOrEqual(120)
  })
})

describe('the source of a booking', () => {
  it('is stored with the first and the last touch, for staff only, and adds up in the report', async () => {
    const source = { ...INSTAGRAM, heardFrom: 'A friend', first: { referrerHost: 'www.google.com' } }
    const paid = await payForParty(ctx, { bookingDate: '2027-02-13', source })
    expect((await ctx.call('GET', `/api/bookings/${paid.bookingId}`)).body).not.toHaveProperty('touches')
    expect(paid).toMatchObject({
      touches: { first: { referrerHost: 'www.google.com' }, last: INSTAGRAM, heardFrom: 'A friend' },
    })
    const { sources, firstSources, heardFrom } = await report()
    const brought = { bookings: 1, soldBookings: 1, revenueAmount: paid.paidAmount }
    expect(sources[0]).toMatchObject({ source: 'instagram', ...brought })
    expect(firstSources).toEqual([{ source: 'google.com', ...brought }])
    expect(heardFrom).toEqual([{ answer: 'A friend', bookings: 1 }])
  })

  it('is only what the family said if the browser asks for privacy', async () => {
    const request = bookingRequest({
      bookingDate: '2027-02-20',
      source: { ...INSTAGRAM, heardFrom: 'School' },
    })
    const { body } = await ctx.call('POST', '/api/bookings', request, { 'Sec-GPC': '1' })
    const rows = await ctx.db.select().from(bookings)
    expect(rows.find(({ id }) => id === body.id)?.touches).toEqual({
      first: {},
      last: {},
      heardFrom: 'School',
    })
  })

  it.each([{ referrerHost: 'https://example.com/page' }, { utmSource: 'x'.repeat(101) }, 'instagram'])(
    '400 for %j',
    async (source) => {
      const { status } = await ctx.call('POST', '/api/bookings', bookingRequest({ source }))
      expect(status).toBe(400)
    },
  )
})

it('visits are deleted after 90 days, and the report is for staff and requires a range', async () => {
  ctx.setNow(new Date('2027-04-04T14:00:00Z'))
  await forgetOldRequests(ctx)
  expect((await ctx.db.select().from(visitCounts)).length).toBeGreaterThan(0)
  ctx.setNow(new Date('2027-04-05T14:00:00Z'))
  await forgetOldRequests(ctx)
  expect(await ctx.db.select().from(visitCounts)).toEqual([])
  ctx.setNow(MORNING)
  expect((await ctx.call('GET', '/api/admin/reports/sources?from=2027-01-04&to=2027-01-04')).status).toBe(401)
  expect((await ctx.staff('GET', '/api/admin/reports/sources?from=2027-01-05&to=2027-01-04')).status).toBe(
    400,
  )
})

describe('PUT /api/admin/reports/source-costs', () => {
  const RANGE = '/api/admin/reports/sources?from=2027-01-01&to=2027-02-03' as const
  const put = (body: unknown) => ctx.staff('PUT', '/api/admin/reports/source-costs', body)

  it('204: a cost entered for a month counts in every range that touches it, under the report’s name', async () => {
    expect((await put({ source: ' WWW.Instagram ', month: '2027-02', amount: '80' })).status).toBe(204)
    expect((await put({ source: 'instagram', month: '2027-01', amount: '20.50' })).status).toBe(204)
    expect((await put({ source: 'instagram', month: '2026-12', amount: '999' })).status).toBe(204)
    const { body } = await ctx.staff('GET', RANGE)
    expect(body.costs).toEqual([
      { source: 'instagram', month: '2027-02', amount: '80.00' },
      { source: 'instagram', month: '2027-01', amount: '20.50' },
    ])
    expect(body.sources.find(({ source }) => source === 'instagram')?.costAmount).toBe('100.50')
  })

  it('200: the report covers the last 12 months unless days are given', async () => {
    const { body } = await ctx.staff('GET', '/api/admin/reports/sources')
    expect(body.costs.map(({ month }) => month)).toEqual(['2027-01', '2026-12'])
  })

  it('204: the last amount stays, zero removes it, and the audit log has the earlier value', async () => {
    await put({ source: 'flyer', month: '2027-01', amount: '10' })
    await Promise.all(['11', '12', '13'].map((amount) => put({ source: 'flyer', month: '2027-01', amount })))
    await put({ source: 'flyer', month: '2027-01', amount: '14' })
    await put({ source: 'flyer', month: '2027-01', amount: '0' })
    expect((await ctx.staff('GET', RANGE)).body.costs.filter(({ source }) => source === 'flyer')).toEqual([])
    const { body } = await ctx.staff('GET', '/api/admin/audit?subject=settings')
    expect(
      body.entries[0]?.told
        .flat()
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join(''),
    ).toContain('flyer, 2027-01: cost $0.00 instead of $14.00')
  })

  it.each([
    { source: ' ', month: '2027-01', amount: '10' },
    { source: 'x'.repeat(61), month: '2027-01', amount: '10' },
    { source: 'flyer', month: '2027-13', amount: '10' },
    { source: 'flyer', month: '2027-01', amount: '-1' },
    { source: 'flyer', month: '2027-01' },
  ])('400 for %j', async (body) => {
    expect((await put(body)).status).toBe(400)
  })

  it('401 for a visitor', async () => {
    const body = { source: 'flyer', month: '2027-01', amount: '10' }
    expect((await ctx.call('PUT', '/api/admin/reports/source-costs', body)).status).toBe(401)
  })
})

it('a family with a coupon and no link counts under its coupon', async () => {
  await ctx.staff('POST', '/api/coupons', {
    code: 'FLYER10',
    discountType: 'percentage',
    discountValue: '10',
  })
  await ctx.call('POST', '/api/bookings', {
    ...bookingRequest({ bookingDate: '2027-03-06' }),
    couponCode: 'FLYER10',
  })
  expect((await report()).sources.map(({ source }) => source)).toContain('flyer10')
})
