import { beforeEach, describe, expect, it } from 'vitest'
import { testPayments } from '#server/payments/providers/test-payments/test-payments.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

/** Runs while the customer's earlier payment is being stopped: after the booking is read, before it is locked. */
let meanwhile: () => Promise<unknown>
beforeEach(() => {
  meanwhile = async () => undefined
})

const ctx = testContext({
  env: { RATE_LIMITS: 'off' },
  changes: ({ db }) => {
    const payments = testPayments(db)
    const cancelIntent = async (id: string) => {
      const happens = meanwhile
      meanwhile = async () => undefined
      await happens()
      return payments.cancelIntent(id)
    }
    return { payments: { ...payments, cancelIntent } }
  },
})
const book = (changes: Record<string, unknown>) => ctx.call('POST', '/api/bookings', bookingRequest(changes))
const newIntent = async () =>
  (await ctx.call('POST', '/api/create-payment-intent', { amount: 75 })).body.paymentIntentId

async function made(changes: Record<string, unknown> = {}) {
  const { status, body } = await book({ ...changes, paymentIntentId: await newIntent() })
  expect(status).toBe(201)
  return body
}

describe('POST /api/bookings with the reference of one’s own unpaid booking', () => {
  it('201: keeps the coupon whose last use the booking itself holds', async () => {
    const coupon = { code: 'ONCE', discountType: 'fixed', discountValue: 5, maxUses: 1 }
    const { id } = (await ctx.staff('POST', '/api/coupons', coupon)).body
    const { bookingId } = await made({ couponCode: 'ONCE' })
    const again = await book({ couponCode: 'ONCE', bookingId, isDeposit: false })
    expect([again.status, again.body.bookingId, again.body.finalAmount]).toEqual([201, bookingId, '145.00'])
    const stranger = await book({ couponCode: 'ONCE', bookingDate: '2027-02-20' })
    expect([stranger.status, stranger.body.code]).toEqual([409, 'coupon_invalid'])
    const stored = (await ctx.staff('GET', '/api/coupons')).body.find((row) => row.id === id)
    expect(stored?.usedCount).toBe(1)
  })

  it('is a newer version than the one staff have before them', async () => {
    const { id, bookingId } = await made({ bookingDate: '2027-03-06' })
    const { version } = (await ctx.staff('GET', `/api/bookings/${id}`)).body
    await book({ bookingDate: '2027-03-06', numberOfTeepees: 4, bookingId })
    const late = await ctx.staff('PATCH', `/api/bookings/${id}`, { guestCount: 9, version })
    expect([late.status, late.body.code]).toEqual([409, 'newer_version'])
  })

  it.each([
    ['deleted', (id: number) => ctx.staff('DELETE', `/api/bookings/${id}`)],
    ['cancelled', (id: number) => ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'cancelled' })],
    ['confirmed', (id: number) => ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'confirmed' })],
  ])('409: when staff have %s it in the same moment, and what they did stands', async (status, act) => {
    const { id, bookingId } = await made({ bookingDate: '2027-04-10' })
    meanwhile = () => act(id)
    const revised = await book({ bookingDate: '2027-04-11', bookingId, paymentIntentId: await newIntent() })
    expect([revised.status, revised.body.code]).toEqual([409, 'booking_closed'])
    const after = await ctx.staff('GET', `/api/bookings/${id}`)
    if (status === 'deleted') expect(after.status).toBe(404)
    else expect(after.body).toMatchObject({ bookingStatus: status, bookingDate: '2027-04-10' })
  })
})
