import { beforeAll, describe, expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const DAY = '2027-02-13'
const addonId = 1
const booked: { id: number; bookingDate: string }[] = []

/** Each change leaves too little for two parties on one day, with three teepees and four of an add-on each. */
const CASES = [
  { what: 'parties per day', path: '/api/site-settings', method: 'PUT', body: { maxPartiesPerDay: 1 } },
  { what: 'total teepees', path: '/api/site-settings', method: 'PUT', body: { teepeeStock: 5 } },
  { what: 'teepees of a theme', path: '/api/themes/1', method: 'PATCH', body: { teepeeStock: 5 } },
  { what: 'how many of an add-on', path: `/api/addons/${addonId}`, method: 'PATCH', body: { stock: 7 } },
] as const

beforeAll(async () => {
  const addons = [{ addonId, quantity: 4 }]
  for (let party = 0; party < 2; party++) {
    const request = bookingRequest({ bookingDate: DAY, numberOfTeepees: 3, addons })
    const { body } = await ctx.call('POST', '/api/bookings', request)
    booked.push({ id: body.id, bookingDate: DAY })
  }
})

describe.each(CASES)('$what', ({ path, method, body }) => {
  const more = Object.fromEntries(Object.keys(body).map((name) => [name, 100]))

  it('409 breaks_bookings: asked with force: false, and nothing changes', async () => {
    const before = await ctx.call('GET', path)
    const refused = await ctx.staff(method, path, { ...body, force: false })
    expect([refused.status, refused.body.code, refused.body.bookings]).toEqual([
      409,
      'breaks_bookings',
      booked,
    ])
    expect(refused.body.message).toMatch(/^This wouldn’t leave enough for booking #\d+ on .* and 1 more\./)
    expect((await ctx.call('GET', path)).body).toEqual(before.body)
  })

  it('200: as always without asking, and with force: true; the audit log records that booked days break', async () => {
    for (const override of [{ force: true }, {}]) {
      await ctx.staff(method, path, more)
      expect((await ctx.staff(method, path, { ...body, ...override })).body).toMatchObject(body)
      const { entries } = (await ctx.staff('GET', '/api/admin/audit')).body
      expect(entries[0]?.details).toMatch(/, despite booked days$/)
    }
  })

  it('200: existing conflicts are not asked about again, nor is an increase', async () => {
    expect((await ctx.staff(method, path, { ...body, force: false })).status).toBe(200)
    expect((await ctx.staff(method, path, { ...more, force: false })).body).toMatchObject(more)
  })
})

it('200: on collection days too, when nobody comes after the party', async () => {
  const { status } = await ctx.staff('PUT', '/api/site-settings', { turnaroundDays: 3, force: false })
  expect(status).toBe(200)
})

it('200: a save that leaves the stock unchanged while another theme has too little, in whatever order the rows are', async () => {
  const other = bookingRequest({ bookingDate: '2027-03-13', themeId: 2, numberOfTeepees: 3 })
  expect((await ctx.call('POST', '/api/bookings', other)).status).toBe(201)
  await ctx.staff('PATCH', '/api/themes/2', { teepeeStock: 1 })
  for (let round = 0; round < 8; round++) {
    const theme = (await ctx.call('GET', `/api/themes/${3 + (round % 4)}`)).body
    const { featured, teepeeStock } = theme
    const change = { featured: !featured, teepeeStock, force: false }
    expect((await ctx.staff('PATCH', `/api/themes/${theme.id}`, change)).status).toBe(200)
  }
})
