import { addDays } from '#domain/foundation/time/party-day.ts'
import { collectBalances } from '#server/money/payments/autopay/collect-balances.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import type { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { MORNING } from '#test/test-context.ts'
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

type Family = Awaited<ReturnType<typeof agreeToAutopay>>

/** The same, and charges the balance a week before the party. `asked` returns what cards were asked for since, in cents. */
export async function collectedParty(
  world: World,
  bookingDate: string,
  before?: (family: Family) => Promise<unknown>,
) {
  const { ctx, stripe } = world
  ctx.setNow(MORNING)
  const family = await agreeToAutopay(world, { bookingDate })
  const goTo = (day: number, time = '15:05', of = bookingDate) =>
    ctx.setNow(new Date(`${addDays(of, day)}T${time}:00Z`))
  await before?.(family)
  for (const day of [-10, -7]) {
    goTo(day)
    await collectBalances(ctx)
  }
  const from = stripe.ledger.asked.length
  const asked = () => stripe.ledger.asked.slice(from).map(({ amount }) => amount)
  return { ...family, bookingDate, goTo, asked }
}
