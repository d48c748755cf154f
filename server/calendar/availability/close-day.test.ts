import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { present } from '#test/present.ts'
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

describe('the translated reason of a closed day', () => {
  const date = '2027-05-15'
  const close = (reason?: string) => ctx.staff('POST', '/api/unavailable-dates', { date, reason })
  const reopen = async () => {
    const { body } = await ctx.call('GET', '/api/unavailable-dates')
    const id = present(body.find((day) => day.date === date)).id
    await ctx.staff('DELETE', `/api/unavailable-dates/${id}`)
  }
  const readReason = async () => {
    const path = `/api/availability?from=${date}&to=${date}` as const
    return present((await ctx.call('GET', path, undefined, { 'X-Language': 'es' })).body[0]).reason
  }

  beforeEach(async () => {
    await close('Family wedding')
    await ctx.staff('PUT', '/api/admin/translations/es', {
      place: `closed-day/${date}`,
      translation: 'Boda familiar',
    })
  })
  afterEach(reopen)

  it('is shown again if the day is closed for the same reason, as when reopening it is undone', async () => {
    expect(await readReason()).toContain('Boda familiar')
    await reopen()
    await close('Family wedding')
    expect(await readReason()).toContain('Boda familiar')
  })

  it.each([undefined, 'Spring cleaning'])(
    'is not shown if the day is closed again for %s',
    async (reason) => {
      await reopen()
      await close(reason)
      expect(await readReason()).not.toContain('Boda familiar')
    },
  )
})
