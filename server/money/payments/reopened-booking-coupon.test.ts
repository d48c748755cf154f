import { expect, it, vi } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, coupons } from '#server/foundation/database/schema/all-tables.ts'
import { expireHolds } from '#server/money/payments/intents/expire-holds.ts'
import { ProviderDown } from '#server/money/payments/providers/payment-provider.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { payByTestCard, payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const couponCode = 'ONLY-ONE'
const MINUTE = 60_000

const getUses = async () =>
  (await ctx.db.select().from(coupons).where(eq(coupons.code, couponCode)))[0]?.usedCount
const holdsCoupon = async (id: number) =>
  (await ctx.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.couponHeld

/** A booking whose hold ended while its payment could not be stopped, so that its coupon use was given back. */
async function expiredBooking(bookingDate: string) {
  const intent = (await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })).body
  const order = bookingRequest({ bookingDate, couponCode, paymentIntentId: intent.paymentIntentId })
  const { body } = await ctx.call('POST', '/api/bookings', order)
  ctx.setNow(new Date(ctx.now().getTime() + 45 * MINUTE))
  const down = vi.spyOn(ctx.payments, 'cancelIntent').mockRejectedValue(new ProviderDown('Down'))
  await expireHolds(ctx)
  down.mockRestore()
  const pay = async () => {
    await payByTestCard(ctx, intent.paymentIntentId, intent.clientSecret)
    return (await ctx.call('POST', `/api/bookings/${body.bookingId}/payment`)).body.status
  }
  return { id: body.id, pay }
}

it('a booking reopened after its coupon was used up gives back no use that it did not have', async () => {
  await ctx.db.insert(coupons).values({
    code: couponCode,
    discountType: 'fixed',
    discountValueHundredths: 1_000,
    maxUses: 1,
    active: true,
  })
  ctx.setNow(MORNING)
  const first = await expiredBooking('2027-02-13')
  expect(await getUses()).toBe(0)
  await payForParty(ctx, { bookingDate: '2027-02-20', couponCode })
  expect(await getUses()).toBe(1)
  await ctx.staff('PATCH', `/api/bookings/${first.id}`, { bookingStatus: 'pending' })
  expect(await first.pay()).toBe('paid')
  expect(await holdsCoupon(first.id)).toBe(false)
  expect((await ctx.staff('POST', `/api/bookings/${first.id}/cancellation`, {})).status).toBe(201)
  expect(await getUses()).toBe(1)
  const third = bookingRequest({ bookingDate: '2027-02-27', couponCode })
  expect((await ctx.call('POST', '/api/bookings', third)).status).toBe(409)
})

it('a booking revived by a late payment holds the use that it took again', async () => {
  await ctx.db.update(coupons).set({ maxUses: 2 }).where(eq(coupons.code, couponCode))
  const late = await expiredBooking('2027-03-06')
  expect(await getUses()).toBe(1)
  expect(await late.pay()).toBe('paid')
  expect([await holdsCoupon(late.id), await getUses()]).toEqual([true, 2])
  await ctx.staff('POST', `/api/bookings/${late.id}/cancellation`, {})
  expect(await getUses()).toBe(1)
})
