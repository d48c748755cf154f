import { describe, expect, it } from 'vitest'
import { createPaidParty, payChange } from '#test/journeys/paid-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

describe('an order that becomes smaller and grows again', () => {
  it('costs its family nothing once it has its old size again, if the party is canceled', async () => {
    const four = { numberOfTeepees: 4, bookingDate: '2027-03-20', isDeposit: false }
    const { booking, change, read } = await createPaidParty(ctx, four)
    expect(await read()).toMatchObject({ paidAmount: '300.00', refundAmount: '150.00' })
    expect((await change({ numberOfTeepees: 1 })).body).toMatchObject({ paidAmount: '150.00' })
    const bigger = await change({ numberOfTeepees: 4 })
    if (!('changeId' in bigger.body)) throw new Error('Nothing to pay')
    await payChange(ctx, booking, bigger.body)
    expect(await read()).toMatchObject({ paidAmount: '300.00', owedAmount: '0.00', refundAmount: '150.00' })
    const byStaff = async (wanted: object) => {
      const { body } = await ctx.staff('POST', `/api/bookings/${booking.id}/change-quote`, wanted)
      const { version, differenceAmount } = body
      return ctx.staff('PATCH', `/api/bookings/${booking.id}`, { ...wanted, version, differenceAmount })
    }
    expect((await byStaff({ numberOfTeepees: 2 })).body).toMatchObject({ paidAmount: '150.00' })
    expect((await byStaff({ numberOfTeepees: 1 })).body).toMatchObject({ keptAmount: '75.00' })
    expect((await byStaff({ numberOfTeepees: 4 })).body).toMatchObject({ owedAmount: '150.00' })
    const money = { amount: '150.00', method: 'cash' }
    await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, money)
    expect(await read()).toMatchObject({ paidAmount: '300.00', owedAmount: '0.00', refundAmount: '150.00' })
  })

  it('pays again what was refunded for what it takes back, at the share of that day', async () => {
    const halves = { policy: { refundSteps: [{ daysBefore: 7, percent: '50' }] } }
    const { policy } = (await ctx.staff('GET', '/api/admin/pricing')).body
    await ctx.staff('PUT', '/api/admin/pricing', halves)
    const four = { numberOfTeepees: 4, bookingDate: '2027-04-03', isDeposit: false }
    const { booking, change, quote, read } = await createPaidParty(ctx, four)
    await ctx.staff('PUT', '/api/admin/pricing', { policy })
    const straight = (await quote({ numberOfTeepees: 3 })).body
    expect(straight).toMatchObject({ refundAmount: '37.50', keptAmount: '37.50' })
    expect((await change({ numberOfTeepees: 1 })).body).toMatchObject({ paidAmount: '225.00' })
    const back = await quote({ numberOfTeepees: 3 })
    expect(back.body).toMatchObject({ dueNowAmount: '37.50', keptAmount: '37.50' })
    const bigger = await change({ numberOfTeepees: 3 })
    if (!('changeId' in bigger.body)) throw new Error('Nothing to pay')
    await payChange(ctx, booking, bigger.body)
    expect(await read()).toMatchObject({ paidAmount: '262.50', refundAmount: '37.50' })
  })

  it('puts the balance back if only the deposit was paid', async () => {
    const { change, read } = await createPaidParty(ctx, { bookingDate: '2027-03-27', numberOfTeepees: 4 })
    await change({ numberOfTeepees: 1 })
    expect(await read()).toMatchObject({ paidAmount: '150.00', owedAmount: '0.00' })
    expect(await change({ numberOfTeepees: 4 })).toMatchObject({ status: 200 })
    expect(await read()).toMatchObject({ paidAmount: '150.00', owedAmount: '150.00', refundAmount: '0.00' })
  })
})
