import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import type { TestWorld } from '#test/test-world.ts'

/** Books a party and pays what is due with a test card, as a browser would. Answers the booking as staff read it. */
export async function payForParty(world: TestWorld, changes: Record<string, unknown> = {}) {
  const intent = await world.call('POST', '/api/create-payment-intent', { amount: 10, isDeposit: true })
  const { paymentIntentId, clientSecret } = intent.body
  const booking = await world.call('POST', '/api/bookings', bookingRequest({ ...changes, paymentIntentId }))
  if (booking.status !== 201) throw new Error(booking.body.message)
  await payByTestCard(world, paymentIntentId, clientSecret)
  await world.call('POST', `/api/bookings/${booking.body.bookingId}/payment`, { paymentIntentId })
  return (await world.staff('GET', `/api/bookings/${booking.body.id}`)).body
}

export function payByTestCard(world: TestWorld, intentId: string, clientSecret: string) {
  return world.call('POST', `/api/test-payments/${intentId}/confirm`, { ...GOOD_CARD, clientSecret })
}
