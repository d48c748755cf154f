import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, pricingSettings } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const THEME = {
  name: 'Replayed',
  description: 'A theme whose price is easy to follow',
  pricePerTeepee: '70.00',
  mainImage: '/uploads/images/hero-default.jpg',
}
/** A Saturday, forty days after the tests' morning. */
const SATURDAY = '2027-02-13'
const MONDAY = '2027-02-15'
const WEEKEND = {
  name: 'Weekend',
  when: { weekdays: [5, 6] },
  change: { kind: 'add', amount: '20', per: 'teepee' },
}
const YEAR = { from: '2027-01-01', to: '2027-12-31' }

let themeId = 0
let saturday = 0
let monday = 0
let cancelled = 0
const book = async (more: object) =>
  (
    await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ themeId, numberOfTeepees: 4, zipCode: '33139', isDeposit: false, ...more }),
    )
  ).body.id
const replay = (body: object) => ctx.staff('POST', '/api/admin/pricing/replay', { ...YEAR, ...body })

beforeAll(async () => {
  themeId = (await ctx.staff('POST', '/api/themes', THEME)).body.id
  await ctx.staff('PUT', '/api/admin/pricing', {
    tax: { enabled: true, statePercent: '6' },
    delivery: { depotZip: '33130', enabled: true, baseFee: '25' },
    waiver: { enabled: true, percent: '10', covers: '100' },
  })
  saturday = await book({ bookingDate: SATURDAY, addons: [{ addonId: 1, quantity: 2 }] })
  monday = await book({ bookingDate: MONDAY, damageWaiver: true, floor: 'higher', stairs: true })
  cancelled = await book({ bookingDate: '2027-03-06' })
  await ctx.db.update(bookings).set({ bookingStatus: 'cancelled' }).where(eq(bookings.id, cancelled))
})

describe('the replay', () => {
  it('finds no difference under the list that is in force, before coupon and tax', async () => {
    const { status, body } = await replay({})
    expect(status).toBe(200)
    const rows = await ctx.db.select().from(bookings)
    const sold = rows
      .filter(({ id }) => id !== cancelled)
      .reduce((total, { totalCents, taxCents }) => total + totalCents - taxCents, 0)
    const amount = (sold / 100).toFixed(2)
    expect(body).toEqual({ bookings: 2, soldAmount: amount, replayedAmount: amount, differences: [] })
  })

  it('prices each party by rules, minimums, waiver and themes as sent, and saves nothing', async () => {
    const before = await ctx.db.select().from(pricingSettings)
    const { body } = await replay({ rules: [WEEKEND, { ...WEEKEND, name: 'Off', enabled: false }] })
    expect(body.differences).toMatchObject([{ bookingId: saturday }])
    expect(Number(body.replayedAmount) - Number(body.soldAmount)).toBe(80)
    const packages = [{ teepees: 4, price: '200' }]
    const packed = await replay({ themes: [{ id: themeId, packages }] })
    expect(packed.body.differences.map(({ bookingId }) => bookingId)).toEqual([saturday, monday])
    // 80 less, and for Monday's party 10 % of that.
    expect(Number(packed.body.soldAmount) - Number(packed.body.replayedAmount)).toBe(168)
    const priced = await replay({ themes: [{ id: themeId, pricePerTeepee: '71' }], from: MONDAY })
    expect(priced.body.differences).toEqual([{ bookingId: monday, sold: '333.00', replayed: '337.40' }])
    const stairs = { name: 'Up', when: { floors: ['higher'], stairs: true }, change: WEEKEND.change }
    expect((await replay({ rules: [stairs] })).body.differences).toMatchObject([{ bookingId: monday }])
    const least = await replay({ minimums: [{ fromMiles: 0, amount: '1000' }], from: MONDAY })
    // The waiver is of the 280 alone.
    expect(least.body.differences).toEqual([{ bookingId: monday, sold: '333.00', replayed: '1053.00' }])
    expect(await ctx.db.select().from(pricingSettings)).toEqual(before)
  })

  it('counts the days ahead from the booking, not from today', async () => {
    const early = { name: 'Early', when: { daysAhead: { from: 40, to: 41 } }, change: WEEKEND.change }
    expect((await replay({ rules: [early] })).body.differences).toMatchObject([{ bookingId: saturday }])
  })

  it('keeps what staff agreed on', async () => {
    const byHand = { numberOfTeepees: 5, priceByHand: { amount: '300.00', reason: 'As agreed' } }
    const seen = await ctx.staff('POST', `/api/bookings/${monday}/change-quote`, byHand)
    const { version, differenceAmount } = seen.body
    await ctx.staff('PATCH', `/api/bookings/${monday}`, { ...byHand, version, differenceAmount })
    const { body } = await replay({ from: MONDAY })
    expect(body).toMatchObject({ soldAmount: '300.00', replayedAmount: '300.00', differences: [] })
  })

  it.each([
    [{ from: '2027-03-01', to: '2027-02-01' }, 'to'],
    [{ from: '2026-02-30' }, 'from'],
    [{ rules: [{ ...WEEKEND, themeIds: [999_999] }] }, 'rules.0.themeIds'],
    [{ themes: [{ id: 999_999, pricePerTeepee: '1' }] }, 'themes.0.id'],
    [{ themes: [{ id: 1, pricePerTeepee: '-1' }] }, 'themes.0.pricePerTeepee'],
  ])('400: %j', async (change, path) => {
    const { status, body } = await replay(change)
    expect([status, body]).toMatchObject([400, { errors: [{ path }] }])
  })
})
