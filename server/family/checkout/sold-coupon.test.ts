import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { createPaidParty } from '#test/journeys/paid-party.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
/** An add-on of $45.00. */
const ONE_MORE = { addons: [{ addonId: 1, quantity: 1 }] }

let count = 0
async function aCoupon() {
  count += 1
  const coupon = { code: `MOON-${count}`, discountType: 'percentage', discountValue: 20 }
  const { id: couponId, code } = (await ctx.staff('POST', '/api/coupons', coupon)).body
  return { couponId, code, bookingDate: new Date(Date.UTC(2027, 1, 3 * count)).toISOString().slice(0, 10) }
}

/** Books two teepees, $150.00 with a deposit of $75.00, with 20% off: $15.00. */
async function soldWithCoupon() {
  const { couponId, code, bookingDate } = await aCoupon()
  const { body } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate, couponCode: code }))
  expect(body).toMatchObject({ discountAmount: '15.00', finalAmount: '60.00' })
  return { id: body.id, bookingId: body.bookingId, bookingDate, couponId, code }
}

const lowerCoupon = (id: number) => ctx.staff('PATCH', `/api/coupons/${id}`, { discountValue: 5 })
const change = (id: number, changes: Record<string, unknown>) =>
  ctx.staff('PATCH', `/api/bookings/${id}`, changes)
const forgetTerms = (id: number) =>
  ctx.db.update(bookings).set({ priceTerms: null }).where(eq(bookings.id, id))

describe('a booking whose coupon the owner changes', () => {
  it('keeps the terms it was sold with, in the preview and when it is saved', async () => {
    const { id, couponId } = await soldWithCoupon()
    await lowerCoupon(couponId)
    const preview = await ctx.staff('POST', `/api/bookings/${id}/quote`, ONE_MORE)
    const saved = await change(id, ONE_MORE)
    const amounts = { totalAmount: '195.00', discountAmount: '19.50', finalAmount: '78.00' }
    expect([preview.body, saved.body]).toMatchObject([amounts, amounts])
    expect(saved.body.lines.at(-1)?.label).toContain('20% off')
  })

  it('keeps them once the coupon is deleted', async () => {
    const { id, couponId } = await soldWithCoupon()
    await ctx.staff('DELETE', `/api/coupons/${couponId}`)
    expect((await change(id, ONE_MORE)).body).toMatchObject({ discountAmount: '19.50' })
  })

  it('keeps them when the family has moved it, and when staff move it', async () => {
    const { couponId, code, bookingDate } = await aCoupon()
    const booking = await payForParty(ctx, { bookingDate, couponCode: code })
    await lowerCoupon(couponId)
    const at = await createPageLink(ctx, booking)
    const moved = await ctx.call('POST', at('/reschedule'), { bookingDate: '2027-06-05' })
    expect(moved.body.booking).toMatchObject({ bookingDate: '2027-06-05', discountAmount: '15.00' })
    const back = await change(booking.id, { bookingDate, zipCode: '33139', ...ONE_MORE })
    // The deposit has been paid, with the coupon taken off it.
    expect(back.body).toMatchObject({ bookingDate, depositAmount: '75.00', discountAmount: '15.00' })
  })

  it('takes today’s for another coupon, and for its own that was removed before', async () => {
    const { id, couponId, code } = await soldWithCoupon()
    await lowerCoupon(couponId)
    expect((await change(id, { couponCode: 'WELCOME10' })).body).toMatchObject({ discountAmount: '7.50' })
    expect((await change(id, { couponCode: null })).body).toMatchObject({ discountAmount: '0.00' })
    expect((await change(id, { couponCode: code })).body).toMatchObject({ discountAmount: '3.75' })
  })

  it('takes today’s, which the family sees, when the family itself revises its unpaid booking', async () => {
    const { id, bookingId, bookingDate, couponId, code } = await soldWithCoupon()
    await lowerCoupon(couponId)
    const revised = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ bookingDate, couponCode: code, bookingId, ...ONE_MORE }),
    )
    expect(revised.body).toMatchObject({ bookingId, discountAmount: '4.88' })
    await ctx.staff('PATCH', `/api/coupons/${couponId}`, { discountValue: 50 })
    expect((await change(id, { addons: [] })).body).toMatchObject({ discountAmount: '3.75' })
  })
})

describe('a minimum that the owner sets after the sale', () => {
  it.each([
    ['stays when its family orders more', 'family', ONE_MORE, '15.00'],
    ['stays when staff make the order smaller', 'staff', { numberOfTeepees: 1 }, '15.00'],
    ['goes when its family makes the order smaller', 'family', { numberOfTeepees: 1 }, '0.00'],
  ] as const)('the coupon %s', async (_, by, wanted, discountAmount) => {
    const { couponId, code, bookingDate } = await aCoupon()
    const { booking, change: changeOwn } = await createPaidParty(ctx, { bookingDate, couponCode: code })
    await ctx.staff('PATCH', `/api/coupons/${couponId}`, { minimumAmount: 500 })
    const changed = by === 'staff' ? await change(booking.id, wanted) : await changeOwn(wanted)
    expect(changed.status).toBe(200)
    expect((await ctx.staff('GET', `/api/bookings/${booking.id}`)).body).toMatchObject({ discountAmount })
  })
})

describe('a booking from before coupon terms were stored', () => {
  it('takes the terms of a coupon that still gives the discount it was sold with', async () => {
    const { id } = await soldWithCoupon()
    await forgetTerms(id)
    expect((await change(id, ONE_MORE)).body).toMatchObject({ discountAmount: '19.50' })
  })

  it('keeps the amount if the coupon has been changed since', async () => {
    const { id, couponId } = await soldWithCoupon()
    await forgetTerms(id)
    await lowerCoupon(couponId)
    expect((await change(id, ONE_MORE)).body).toMatchObject({ discountAmount: '15.00' })
  })
})
