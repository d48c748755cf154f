import { expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

it('the filter for unpaid bookings leaves out paid, cancelled and completed ones', async () => {
  const enter = async (bookingDate: string) =>
    (await ctx.staff('POST', '/api/admin/bookings', bookingRequest({ bookingDate }))).body.id
  const [unpaid, cancelled, completed] = [
    await enter('2027-03-01'),
    await enter('2027-03-04'),
    await enter('2027-03-07'),
  ]
  const deposit = await payForParty(ctx, { bookingDate: '2027-03-10', isDeposit: true })
  await payForParty(ctx, { bookingDate: '2027-03-13', isDeposit: false })
  await ctx.staff('PATCH', `/api/bookings/${cancelled}`, { bookingStatus: 'cancelled' })
  await ctx.staff('PATCH', `/api/bookings/${completed}`, { bookingStatus: 'completed' })
  const { body } = await ctx.staff('GET', '/api/bookings?page=1&money=owed')
  if (!('bookings' in body)) return expect.unreachable()
  expect(body.bookings.map(({ id }) => id)).toEqual([deposit.id, unpaid])
  expect(body.total).toBe(2)
})

it('400: an unknown filter', async () => {
  expect((await ctx.staff('GET', '/api/bookings?money=some')).status).toBe(400)
})
