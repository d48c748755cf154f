import { beforeEach, expect, it, vi } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const placesFreed = vi.fn(async () => undefined)
const ctx = testContext({ env: { RATE_LIMITS: 'off' }, changes: () => ({ placesFreed }) })
const DAY = '2027-02-13'

async function book() {
  const { body } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: DAY }))
  return body.id
}

beforeEach(() => placesFreed.mockClear())

it.each([
  [
    'a booking that is cancelled',
    async () => ctx.staff('POST', `/api/bookings/${await book()}/cancellation`, {}),
  ],
  ['a booking that is deleted', async () => ctx.staff('DELETE', `/api/bookings/${await book()}`)],
  [
    'a booking that moves',
    async () => ctx.staff('PATCH', `/api/bookings/${await book()}`, { bookingDate: '2027-03-13' }),
  ],
  ['room for more parties', () => ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 3 })],
  ['a theme that changes', () => ctx.staff('PATCH', '/api/themes/1', { teepeeStock: 4 })],
  ['a day that is opened', () => openDay()],
  ['other crews', () => ctx.staff('PUT', `/api/admin/work/exceptions/${DAY}`, { window: null, crews: 0 })],
])('%s announces a free place', async (_what, act) => {
  expect((await act()).status).toBeLessThan(300)
  expect(placesFreed).toHaveBeenCalled()
})

it.each([
  ['a new booking', () => book().then(() => ({ status: 201 }))],
  ['a refused change', () => ctx.staff('DELETE', '/api/bookings/999999')],
  ['the title of the site', () => ctx.staff('PUT', '/api/site-settings', { siteTitle: 'Moonlit Teepees' })],
])('%s announces none', async (_what, act) => {
  await act()
  expect(placesFreed).not.toHaveBeenCalled()
})

async function openDay() {
  const { body } = await ctx.staff('POST', '/api/unavailable-dates', { date: '2027-05-01', force: true })
  return ctx.staff('DELETE', `/api/unavailable-dates/${body.id}`)
}
