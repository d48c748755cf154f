import { expect, it } from 'vitest'
import type { ResourceLoad } from '#contract/calendar/resources.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const path = (from: string, to: string) => `/api/admin/resource-loads?from=${from}&to=${to}` as const

it('200: returns the daily use of teepees, themes, add-ons with a stock and resources', async () => {
  await ctx.staff('PATCH', '/api/addons/1', { stock: 3 })
  const beamer = { name: 'Beamer', kind: 'part', quantity: 2, daysAfter: 0 }
  const { id } = (await ctx.staff('POST', '/api/admin/resources', beamer)).body
  await ctx.staff('PUT', `/api/admin/resources/${id}/requirements`, [{ addonId: 1, per: 'unit', count: 1 }])
  const repair = { from: '2027-02-14', to: '2027-02-14', delta: -1, reason: 'Lamp' }
  await ctx.staff('POST', `/api/admin/resources/${id}/changes`, repair)
  const addons = [{ addonId: 1, quantity: 2 }]
  await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-02-13', addons }))
  const { status, body } = await ctx.staff('GET', path('2027-02-12', '2027-02-14'))
  const readLoad = (kind: ResourceLoad['kind'], of: number | null) =>
    body
      .find((load) => load.kind === kind && load.id === of)
      ?.days.map(({ taken, quantity }) => `${taken}/${quantity}`)
  expect(status).toBe(200)
  expect(readLoad('teepees', null)).toEqual(['0/24', '2/24', '2/24'])
  expect(readLoad('theme', 1)).toEqual(['0/10', '2/10', '2/10'])
  expect(readLoad('theme', 2)).toEqual(['0/10', '0/10', '0/10'])
  expect(readLoad('addon', 1)).toEqual(['0/3', '2/3', '2/3'])
  expect(readLoad('addon', 2)).toBeUndefined()
  expect(readLoad('resource', id)).toEqual(['0/2', '2/2', '0/1'])
})

it('400: for no days, or too many; 401: for visitors', async () => {
  expect((await ctx.staff('GET', path('2027-02-14', '2027-02-13'))).status).toBe(400)
  expect((await ctx.staff('GET', path('2027-02-01', '2027-06-01'))).status).toBe(400)
  expect((await ctx.call('GET', path('2027-02-12', '2027-02-14'))).status).toBe(401)
})
