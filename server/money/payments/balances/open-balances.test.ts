import { beforeAll, describe, expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
/** Every booking is on its own day, by which the report tells them apart. */
const DAYS = {
  deposit: '2027-02-01',
  inPart: '2027-02-02',
  confirmed: '2027-02-03',
  taken: '2027-02-04',
  completed: '2027-02-05',
  whole: '2027-02-06',
  checkout: '2027-02-07',
  link: '2027-02-08',
  cancelled: '2027-02-09',
}
const OWING = [DAYS.deposit, DAYS.inPart, DAYS.confirmed, DAYS.taken]

beforeAll(async () => {
  const byVisitor = (bookingDate: string) =>
    ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate }))
  const byStaff = async (bookingDate: string, changes: object = {}) =>
    (await ctx.staff('POST', '/api/admin/bookings', bookingRequest({ bookingDate, ...changes }))).body
  await payForParty(ctx, { bookingDate: DAYS.deposit })
  const { id } = (await byVisitor(DAYS.inPart)).body
  await ctx.staff('POST', `/api/bookings/${id}/payments`, { amount: '20.00', method: 'cash' })
  await byStaff(DAYS.confirmed)
  await byStaff(DAYS.taken, { bookingStatus: 'pending' })
  const held = await byStaff(DAYS.completed)
  await ctx.staff('PUT', `/api/bookings/${held.id}`, { bookingStatus: 'completed' })
  await payForParty(ctx, { bookingDate: DAYS.whole, isDeposit: false })
  await byVisitor(DAYS.checkout)
  await byStaff(DAYS.link, { bookingStatus: 'pending', holdDays: 3 })
  const called = await byStaff(DAYS.cancelled)
  await ctx.staff('PUT', `/api/bookings/${called.id}`, { bookingStatus: 'cancelled' })
})

describe('the list of who owes money', () => {
  it('is the same in the Outbox and in the report', async () => {
    const { body } = await ctx.staff('GET', '/api/admin/balances')
    const { body: report } = await ctx.staff(
      'GET',
      '/api/admin/reports/balances?from=2027-02-01&to=2027-02-28',
    )
    const owing = [...OWING, DAYS.completed]
    expect(body.map(({ bookingDate }) => bookingDate)).toEqual(owing)
    expect(report.days.map(({ bookingDate }) => bookingDate)).toEqual(owing)
    expect(report.days.map(({ owedAmount }) => owedAmount)).toEqual(body.map(({ owedAmount }) => owedAmount))
  })

  it('is on the dashboard as well, until the party is over', async () => {
    const { unpaidBalances } = (await ctx.staff('GET', '/api/admin/overview')).body
    expect(unpaidBalances.map(({ bookingDate }) => bookingDate)).toEqual(OWING)
  })
})
