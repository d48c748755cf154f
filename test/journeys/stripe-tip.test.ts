import { expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { payments } from '#server/foundation/database/schema/all-tables.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { present } from '#test/present.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { createPageLink } from './booking-page-link.ts'

const { ctx, stripe, deliver } = await stripeContext()
const GOOD = '4242424242424242'
const AFTER = new Date('2027-02-14T14:00:00Z')

/** Returns a party that was paid in full at Stripe and has taken place. */
async function celebrated(bookingDate: string) {
  const intent = await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })
  const { paymentIntentId } = intent.body
  const made = await ctx.call(
    'POST',
    '/api/bookings',
    bookingRequest({ bookingDate, paymentIntentId, isDeposit: false }),
  )
  stripe.ledger.confirm(paymentIntentId, GOOD)
  await deliver(present(stripe.webhooks.at(-1)))
  const booking = (await ctx.staff('GET', `/api/bookings/${made.body.id}`)).body
  const at = await createPageLink(ctx, booking)
  ctx.setNow(AFTER)
  return { id: booking.id, at }
}

it('a tip by card is charged at Stripe exactly once, whichever of its messages arrive', async () => {
  await ctx.staff('PUT', '/api/site-settings', { offersTips: true })
  const { id, at } = await celebrated('2027-02-13')
  const given = await ctx.call('POST', at('/tip'), { amount: '20' })
  const { paymentIntentId } = given.body
  expect(stripe.ledger.intents.get(paymentIntentId)).toMatchObject({ amount: 2_000, currency: 'usd' })

  stripe.ledger.confirm(paymentIntentId, GOOD)
  const charged = present(stripe.webhooks.at(-1))
  await Promise.all([deliver(charged), deliver(charged)])
  await drainJobs(ctx)
  const tips = await ctx.db.select().from(payments).where(eq(payments.bookingId, id))
  expect(tips.map(({ purpose, amountCents }) => [purpose, amountCents])).toEqual([
    ['booking', 15_000],
    ['tip', 2_000],
  ])
  expect((await ctx.call('GET', at())).body).toMatchObject({ tipAmount: '20.00' })
  expect((await ctx.staff('GET', `/api/bookings/${id}`)).body).toMatchObject({
    paidAmount: '150.00',
    tipAmount: '20.00',
  })
})
