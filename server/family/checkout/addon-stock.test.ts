import { beforeEach, describe, expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { payByTestCard } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const PROJECTOR = 1
const setStock = (stock: number | null) => ctx.staff('PATCH', `/api/addons/${PROJECTOR}`, { stock })
const projectors = (quantity: number) => ({ addons: [{ addonId: PROJECTOR, quantity }] })
const book = (changes: Record<string, unknown>) => ctx.call('POST', '/api/bookings', bookingRequest(changes))
const change = (id: number, changes: Record<string, unknown>) =>
  ctx.staff('PATCH', `/api/bookings/${id}`, changes)
const ask = async (from: string, to: string, question = '') =>
  (await ctx.call('GET', `/api/availability?from=${from}&to=${to}${question}`)).body

beforeEach(async () => {
  await setStock(null)
})

describe('the stock of an add-on', () => {
  it('is unlimited until staff set it, and is not mentioned anywhere', async () => {
    const { body } = await ctx.call('GET', '/api/addons')
    expect(body.every(({ stock }) => stock === null)).toBe(true)
    expect((await ask('2027-02-13', '2027-02-13'))[0]).not.toHaveProperty('addonsLeft')
    const added = await ctx.staff('POST', '/api/addons', {
      name: 'Popcorn machine',
      description: 'With corn',
      price: 30,
      stock: 2,
    })
    expect([added.status, added.body.stock]).toEqual([201, 2])
    await ctx.staff('DELETE', `/api/addons/${added.body.id}`)
    expect((await setStock(-1)).status).toBe(400)
    expect((await setStock(1.5)).status).toBe(400)
  })

  it('409: names the add-on and the nearest free dates, from the date through the turnaround', async () => {
    const name = (await setStock(1)).body.name
    expect((await book({ bookingDate: '2027-02-13', ...projectors(1) })).status).toBe(201)
    const next = await book({ bookingDate: '2027-02-14', ...projectors(1) })
    expect([next.status, next.body.code]).toEqual([409, 'addon_unavailable'])
    expect(next.body.message).toBe(
      `${name} is already taken on Sunday, February 14, 2027. The nearest free date is Monday, February 15, 2027.`,
    )
    const same = await book({ bookingDate: '2027-02-13', ...projectors(1) })
    expect(same.body.message).toContain(
      'The nearest free dates are Thursday, February 11, 2027 and Monday, February 15, 2027.',
    )
    expect((await book({ bookingDate: '2027-02-14' })).status).toBe(201)
    expect((await book({ bookingDate: '2027-02-15', ...projectors(1) })).status).toBe(201)
  })

  it('200: is returned per day, and makes a day unavailable for anybody who wants it', async () => {
    await setStock(3)
    await book({ bookingDate: '2027-03-13', ...projectors(2) })
    const days = await ask('2027-03-11', '2027-03-15', `&addons=${PROJECTOR}:2`)
    expect(days.map((day) => [day.available, day.addonsLeft])).toEqual([
      [true, { [PROJECTOR]: 3 }],
      [false, { [PROJECTOR]: 1 }],
      [false, { [PROJECTOR]: 1 }],
      [false, { [PROJECTOR]: 1 }],
      [true, { [PROJECTOR]: 3 }],
    ])
    expect(days[2]?.reason).toContain('is already taken on Saturday, March 13, 2027')
    const status = async (addons: string) =>
      (await ctx.call('GET', `/api/availability?from=2027-03-13&to=2027-03-13&addons=${addons}`)).status
    expect(await Promise.all(['1', '1:0', '1:x', '1:1:1', '9999:1'].map(status))).toEqual([
      400, 400, 400, 400, 404,
    ])
  })

  it('limits staff as well, unless they override it, and families who revise a booking', async () => {
    await setStock(2)
    const first = await book({ bookingDate: '2027-04-10', ...projectors(1) })
    const second = await book({ bookingDate: '2027-04-10', ...projectors(1) })
    const more = await change(first.body.id, projectors(2))
    expect([more.status, more.body.code]).toEqual([409, 'addon_unavailable'])
    expect((await change(first.body.id, { guestCount: 8, ...projectors(1) })).status).toBe(200)
    const again = { bookingDate: '2027-04-10', bookingId: second.body.bookingId }
    expect((await book({ ...again, ...projectors(2) })).status).toBe(409)
    expect((await book({ ...again, ...projectors(1), numberOfTeepees: 3 })).status).toBe(201)
    const moved = await book({ bookingDate: '2027-04-20', ...projectors(1) })
    expect((await change(moved.body.id, { bookingDate: '2027-04-11' })).status).toBe(409)
    expect((await change(first.body.id, { ...projectors(2), overrideCapacity: true })).status).toBe(200)
  })

  it('is released when a booking expires, and a late payment does not take it twice', async () => {
    await setStock(1)
    const { paymentIntentId, clientSecret } = (
      await ctx.call('POST', '/api/create-payment-intent', { amount: 75 })
    ).body
    const late = await book({ bookingDate: '2027-05-08', ...projectors(1), paymentIntentId })
    ctx.setNow(new Date(ctx.now().getTime() + 31 * 60_000))
    expect((await book({ bookingDate: '2027-05-08', ...projectors(1) })).status).toBe(201)
    await payByTestCard(ctx, paymentIntentId, clientSecret)
    await ctx.call('POST', `/api/bookings/${late.body.bookingId}/payment`, { paymentIntentId })
    const { body } = await ctx.staff('GET', `/api/bookings/${late.body.id}`)
    expect([body.isPaid, body.paidAmount]).toEqual([false, '0.00'])
  })
})
