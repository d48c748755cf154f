import { expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const DAY = '2027-02-13'
const ask = (query: string, day = DAY) => ctx.call('GET', `/api/availability/${day}?${query}`)

it('200: nearby days and other themes if a day’s theme is taken, and add-ons with what is left', async () => {
  await ctx.staff('PATCH', '/api/addons/1', { stock: 1 })
  const addons = [{ addonId: 1, quantity: 1 }]
  await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: DAY, numberOfTeepees: 9, addons }))
  const { status, body } = await ask('themeId=1&teepees=2')
  expect(status).toBe(200)
  expect(body).toMatchObject({ date: DAY, available: false, isFull: true })
  expect(body.nearestDays).toEqual(['2027-02-10', '2027-02-11', '2027-02-15', '2027-02-16'])
  expect(body.otherThemeIds).toContain(2)
  expect(body.otherThemeIds).not.toContain(1)
  expect(body.addons).toEqual([{ addonId: 1, left: 0, freeAgainOn: '2027-02-15' }])
  await ctx.staff('PATCH', '/api/themes/2', { available: false })
  expect((await ask('themeId=1&teepees=2')).body.otherThemeIds).not.toContain(2)
  expect((await ask('themeId=3&teepees=2')).body).toMatchObject({ available: true, nearestDays: [] })
})

it('200: add-ons that share a part, side by side', async () => {
  const part = { name: 'Projector', kind: 'part', quantity: 1 }
  const { id } = (await ctx.staff('POST', '/api/admin/resources', part)).body
  const needs = [2, 3].map((addonId) => ({ addonId, per: 'unit', count: 1 }))
  await ctx.staff('PUT', `/api/admin/resources/${id}/requirements`, needs)
  const getLeft = async (query: string) => (await ask(query, '2027-04-10')).body.addons.slice(1)
  expect(await getLeft('')).toEqual([
    { addonId: 2, left: 1, freeAgainOn: null },
    { addonId: 3, left: 1, freeAgainOn: null },
  ])
  expect(await getLeft('addons=2:1')).toEqual([
    { addonId: 2, left: 1, freeAgainOn: null },
    { addonId: 3, left: 0, freeAgainOn: null, isTakenByOthersAsked: true },
  ])
})

it('200: a day that nobody can have, however far away', async () => {
  const { status, body } = await ask('teepees=2', '2029-02-13')
  expect([status, body.available, body.isFull, body.nearestDays]).toEqual([200, false, false, []])
})

it('404: an invalid day, and a theme or an add-on that does not exist; 400: more teepees than can be booked', async () => {
  expect((await ask('', 'soon')).status).toBe(404)
  expect((await ask('themeId=999')).status).toBe(404)
  expect((await ask('addons=999:1')).status).toBe(404)
  expect((await ask('teepees=11')).status).toBe(400)
})
