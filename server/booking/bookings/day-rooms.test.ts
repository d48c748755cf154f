import { describe, expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const ask = (query: string) => ctx.staff('GET', `/api/admin/day-rooms?${query}`)

describe('GET /api/admin/day-rooms', () => {
  it('200: parties and teepees of each day, through the turnaround and on closed days', async () => {
    const party = bookingRequest({ bookingDate: '2027-02-13', numberOfTeepees: 7 })
    await ctx.call('POST', '/api/bookings', party)
    await ctx.staff('POST', '/api/unavailable-dates', { date: '2027-02-15', reason: 'Inventory' })
    const { status, body } = await ask('from=2027-02-12&to=2027-02-15')
    expect(status).toBe(200)
    const limits = { maxParties: 4, teepeeStock: 24 }
    const open = { ...limits, isUnavailable: false, unavailableReason: null }
    expect(body).toEqual([
      { date: '2027-02-12', parties: 0, teepeesInUse: 0, teepeesLeft: 17, ...open },
      { date: '2027-02-13', parties: 1, teepeesInUse: 7, teepeesLeft: 17, ...open },
      { date: '2027-02-14', parties: 0, teepeesInUse: 7, teepeesLeft: 17, ...open },
      {
        date: '2027-02-15',
        parties: 0,
        teepeesInUse: 0,
        teepeesLeft: 0,
        ...limits,
        isUnavailable: true,
        unavailableReason: 'Inventory',
      },
    ])
  })

  it('200: a whole year at once', async () => {
    expect((await ask('from=2027-01-04&to=2028-01-04')).body).toHaveLength(366)
  })

  it('400: more days than that, and an end before the beginning', async () => {
    expect((await ask('from=2027-01-04&to=2029-01-04')).status).toBe(400)
    expect((await ask('from=2027-01-04&to=2027-01-03')).status).toBe(400)
  })

  it('401: for visitors', async () => {
    expect((await ctx.call('GET', '/api/admin/day-rooms?from=2027-01-04&to=2027-01-04')).status).toBe(401)
  })
})
