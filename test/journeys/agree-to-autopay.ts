import { bookingRequest } from '#test/factories/booking-request.ts'
import type { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { createPageLink } from './booking-page-link.ts'

type World = Pick<Awaited<ReturnType<typeof stripeContext>>, 'ctx' | 'stripe'>

/** Books a party, agrees to have its balance charged automatically, and pays the deposit with this card. */
export async function agreeToAutopay(
  { ctx, stripe }: World,
  { card = '4242424242424242', ...order }: Record<string, unknown> & { card?: string } = {},
) {
  const { body: booking } = await ctx.call('POST', '/api/bookings', bookingRequest(order))
  const { bookingId } = booking
  const asked = { amount: 10, isDeposit: true, bookingId, autopay: true }
  const { body: intent } = await ctx.call('POST', '/api/create-payment-intent', asked)
  stripe.ledger.confirm(intent.paymentIntentId, card)
  await ctx.call('POST', `/api/bookings/${bookingId}/payment`, {})
  const own = await createPageLink(ctx, booking)
  const read = async () => (await ctx.call('GET', own())).body
  return { id: booking.id, bookingId, intentId: intent.paymentIntentId, own, read }
}
