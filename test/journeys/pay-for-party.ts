import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import type { TestContext } from '#test/test-context.ts'

/** Books a party and pays what is due with a test card, as a browser would. Returns the booking as staff read it. */
export async function payForParty(ctx: TestContext, changes: Record<string, unknown> = {}) {
  const intent = await ctx.call('POST', '/api/create-payment-intent', { amount: 10, isDeposit: true })
  const { paymentIntentId, clientSecret } = intent.body
  const booking = await ctx.call('POST', '/api/bookings', bookingRequest({ ...changes, paymentIntentId }))
  if (booking.status !== 201) throw new Error(booking.body.message)
  await payByTestCard(ctx, paymentIntentId, clientSecret)
  await ctx.call('POST', `/api/bookings/${booking.body.bookingId}/payment`, { paymentIntentId })
  return (await ctx.staff('GET', `/api/bookings/${booking.body.id}`)).body
}

export function payByTestCard(ctx: TestContext, intentId: string, clientSecret: string) {
  return ctx.call('POST', `/api/test-payments/${intentId}/confirm`, { ...GOOD_CARD, clientSecret })
}
