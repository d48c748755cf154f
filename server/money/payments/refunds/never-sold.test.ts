import { expect, it } from 'vitest'
import { asc, eq } from '#server/foundation/database/drizzle.ts'
import { bookings, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { recordRefunds } from './record-refunds.ts'

const { ctx, stripe } = await stripeContext()

it('a payment that could not be kept has no document when it is refunded in another way', async () => {
  const { paymentIntentId: intentId } = (await ctx.call('POST', '/api/create-payment-intent', { amount: 1 }))
    .body
  const order = bookingRequest({ bookingDate: '2027-05-29', isDeposit: false, paymentIntentId: intentId })
  const { id, bookingId } = (await ctx.call('POST', '/api/bookings', order)).body
  const getStatuses = async () =>
    (
      await ctx.db
        .select({ status: refunds.status })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(eq(payments.bookingId, id))
        .orderBy(asc(refunds.id))
    ).map(({ status }) => status)
  stripe.ledger.confirm(intentId, GOOD_CARD.number)
  const cancelled = { bookingStatus: 'cancelled', cancelReason: 'staff', cancelledAt: ctx.now() } as const
  await ctx.db.update(bookings).set(cancelled).where(eq(bookings.id, id))
  stripe.ledger.refusesRefunds = 'Insufficient funds in your Stripe balance to refund this amount.'
  await ctx.call('POST', `/api/bookings/${bookingId}/payment`)
  stripe.ledger.refusesRefunds = undefined
  expect(await getStatuses()).toEqual(['failed'])
  stripe.ledger.refund(intentId, 5_000, {})
  await recordRefunds(ctx, { intentId, provider: 'stripe' })
  expect(await getStatuses()).toEqual(['failed', 'succeeded'])
  expect((await ctx.staff('GET', `/api/bookings/${id}/invoices`)).body.invoices).toEqual([])
})
