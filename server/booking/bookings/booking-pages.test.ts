import { beforeAll, describe, expect, it } from 'vitest'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
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

it('a page says what all its unpaid bookings come to, on all pages', async () => {
  const owed = async (query: string) => {
    const { body } = await ctx.staff('GET', `/api/bookings?page=1&${query}` as '/api/bookings')
    return 'bookings' in body ? body : expect.unreachable()
  }
  const all = await owed('money=owed')
  const sum = all.bookings.reduce(
    (cents, { totalAmount, discountAmount, paidAmount }) =>
      cents + Math.round(100 * (Number(totalAmount) - Number(discountAmount) - Number(paidAmount))),
    0,
  )
  expect(sum).toBeGreaterThan(0)
  expect(Math.round(100 * Number(all.owedAmount))).toBe(sum)
  expect((await owed('money=owed&pageSize=1')).owedAmount).toBe(all.owedAmount)
  expect(await owed('')).not.toHaveProperty('owedAmount')
})

describe('the order of a page', () => {
  const [past, near, far] = ['2027-01-20', '2027-01-28', '2027-04-20']
  let ids: number[]
  beforeAll(async () => {
    await ctx.db.delete(bookings)
    const enter = async (customerName: string, bookingDate: string, numberOfTeepees: number) => {
      const party = bookingRequest({ customerName, bookingDate, numberOfTeepees, overrideCapacity: true })
      return (await ctx.staff('POST', '/api/admin/bookings', party)).body.id
    }
    ids = [
      await enter('Bea Ruiz', far, 1),
      await enter('ana Gomez', past, 3),
      await enter('Carla Diaz', near, 2),
    ]
    ctx.setNow(new Date('2027-01-25T14:00:00Z'))
  })

  it.each([
    ['soonest', [2, 0, 1]],
    ['latest', [0, 2, 1]],
    ['newest', [2, 1, 0]],
    ['oldest', [0, 1, 2]],
    ['customer', [1, 0, 2]],
    ['customerDown', [2, 0, 1]],
    ['largest', [1, 2, 0]],
    ['smallest', [0, 2, 1]],
  ])('%s', async (sort, places) => {
    const { body } = await ctx.staff('GET', `/api/bookings?page=1&sort=${sort}` as '/api/bookings')
    const found = 'bookings' in body ? body.bookings.map(({ id }) => id) : []
    expect(found.map((id) => ids.indexOf(id))).toEqual(places)
  })

  it('goes with every filter', async () => {
    const filters = 'status=completed&search=Gomez&from=2027-01-01&to=2027-12-31&money=owed'
    const { body, status } = await ctx.staff(
      'GET',
      `/api/bookings?page=1&sort=soonest&${filters}` as '/api/bookings',
    )
    expect([status, body]).toEqual([
      200,
      { bookings: [], total: 0, page: 1, pageSize: 50, owedAmount: '0.00' },
    ])
  })

  it('is that of their making where no other is wanted', async () => {
    const { body } = await ctx.staff('GET', '/api/bookings?page=1')
    expect('bookings' in body && body.bookings[0]?.id).toBe(ids[2])
  })

  it('400: by something unknown', async () => {
    expect((await ctx.staff('GET', '/api/bookings?page=1&sort=mood' as '/api/bookings')).status).toBe(400)
  })
})
