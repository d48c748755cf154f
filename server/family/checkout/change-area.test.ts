import { beforeAll, expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const INSIDE = '33139'
const ELSEWHERE_INSIDE = '33101'
const OUTSIDE = '34102'
/** A ZIP code outside of the state. */
const UNKNOWN = '90210'

beforeAll(async () => {
  const delivery = { enabled: true, depotZip: '33130', baseFee: '8.00', serviceMiles: 30 }
  await ctx.staff('PUT', '/api/admin/pricing', { delivery })
})

let nextDay = 0
const freeDay = () => {
  nextDay += 3
  return new Date(Date.UTC(2027, 1, nextDay)).toISOString().slice(0, 10)
}
const change = (id: number, changes: Record<string, unknown>) =>
  ctx.staff('PATCH', `/api/bookings/${id}`, changes)

it.each([
  [OUTSIDE, 'outside_area', 'outside the delivery area', 'fuera de la zona de entrega'],
  [UNKNOWN, 'unknown_zip', 'at an unknown ZIP code', 'en un código postal desconocido'],
])(
  '409: a paid party that moves to %s, unless staff override it, which is logged',
  async (zipCode, code, english, spanish) => {
    const booking = await payForParty(ctx, { bookingDate: freeDay(), zipCode: INSIDE })
    const refused = await change(booking.id, { zipCode, overrideCapacity: true })
    expect([refused.status, refused.body.code]).toEqual([409, code])
    const { body: kept } = await ctx.staff('GET', `/api/bookings/${booking.id}`)
    expect([kept.zipCode, kept.totalAmount]).toEqual([INSIDE, '158.00'])
    const overridden = await change(booking.id, { zipCode, overrideArea: true })
    expect([overridden.status, overridden.body.totalAmount]).toEqual([200, '150.00'])
    const log = `/api/admin/audit?subject=booking&subjectId=${booking.id}` as const
    const { body } = await ctx.staff('GET', log, undefined, { 'X-Language': 'es' })
    expect(body.entries[0]?.details).toContain(`; ${english}`)
    expect(body.entries[0]?.told.map(({ text }) => text).join('')).toContain(`; ${spanish}`)
  },
)

it('409: even if the party was sold before delivery was charged', async () => {
  const { body: pricing } = await ctx.staff('GET', '/api/admin/pricing')
  const free = { ...pricing.delivery, enabled: false }
  await ctx.staff('PUT', '/api/admin/pricing', { delivery: free })
  const { body } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: freeDay() }))
  await ctx.staff('PUT', '/api/admin/pricing', { delivery: { ...free, enabled: true } })
  expect((await change(body.id, { zipCode: OUTSIDE })).body.code).toBe('outside_area')
})

it('200: a move within the area, and back into it', async () => {
  const booking = await payForParty(ctx, { bookingDate: freeDay(), zipCode: INSIDE })
  expect((await change(booking.id, { zipCode: ELSEWHERE_INSIDE })).status).toBe(200)
  await change(booking.id, { zipCode: OUTSIDE, overrideArea: true })
  const back = await change(booking.id, { zipCode: INSIDE })
  expect([back.status, back.body.zipCode]).toEqual([200, INSIDE])
})

it('200: nobody is asked about a party that is already outside and stays there', async () => {
  const request = bookingRequest({ bookingDate: freeDay(), zipCode: OUTSIDE, overrideArea: true })
  const { body } = await ctx.staff('POST', '/api/admin/bookings', request)
  const changes = { zipCode: `${OUTSIDE}-1234`, bookingDate: freeDay(), numberOfTeepees: 3, city: 'Naples' }
  const { status, body: after } = await change(body.id, changes)
  expect([status, after.totalAmount]).toEqual([200, '225.00'])
  const { body: log } = await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${body.id}`)
  expect(log.entries[0]?.details).not.toContain('delivery area')
})
