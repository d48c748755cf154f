import { expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { present } from '#test/present.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { retryRefunds } from './send-refund.ts'

const { ctx, stripe } = await stripeContext()

it('a refund whose response was lost is looked for a day later, when Stripe has forgotten its key', async () => {
  const { paymentIntentId } = (await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })).body
  const order = bookingRequest({ isDeposit: false, paymentIntentId })
  const { body: party } = await ctx.call('POST', '/api/bookings', order)
  stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)
  await ctx.call('POST', `/api/bookings/${party.bookingId}/payment`)
  stripe.setWeather({ calls: 9, mode: 'hang-up-after' })
  await ctx.staff('POST', `/api/bookings/${party.id}/cancellation`, {})
  stripe.setWeather(undefined)
  const state = async () => {
    const rows = await ctx.db
      .select({ status: refunds.status })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.bookingId, party.id))
    return [stripe.ledger.refunds.length, rows.map(({ status }) => status)]
  }
  expect(await state()).toEqual([1, ['requested']])
  const known = present(ctx.providers.stripe)
  const refund: typeof known.refund = (wanted) =>
    known.refund({ ...wanted, idempotencyKey: `${wanted.idempotencyKey}-forgotten` })
  ctx.setNow(new Date(+ctx.now() + 25 * 3_600_000))
  await retryRefunds({ ...ctx, providers: { stripe: { ...known, refund } } })
  expect(await state()).toEqual([1, ['succeeded']])
})
