import { expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

it('201: a day with parties is closed without a question; they stay booked, and staff are told who they are', async () => {
  const date = '2027-02-13'
  const { body: held } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: date }))
  const { body: confirmed } = await ctx.staff(
    'POST',
    '/api/admin/bookings',
    bookingRequest({ bookingDate: date, customerName: 'Ana Ruiz', bookingStatus: 'confirmed' }),
  )
  const { body: dropped } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: date }))
  await ctx.staff('PUT', `/api/bookings/${dropped.id}`, { bookingStatus: 'cancelled' })
  expect((await ctx.staff('POST', '/api/unavailable-dates', { date })).status).toBe(201)
  const { body: agenda } = await ctx.staff('GET', `/api/admin/agenda?from=${date}&to=${date}`)
  expect(agenda.parties.map(({ id, bookingStatus }) => [id, bookingStatus])).toEqual([
    [held.id, 'pending'],
    [confirmed.id, 'confirmed'],
  ])
  expect(agenda.days).toMatchObject([{ date, isUnavailable: true, parties: 2 }])
})
