import { expect, it, vi } from 'vitest'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, discrepancies, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { present } from '#test/present.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { sendRefund } from './send-refund.ts'

const { ctx, stripe } = await stripeContext()

/** Returns once a transaction is waiting for another one. */
const someoneWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await ctx.db.execute(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    expect(rows).not.toEqual([])
  }, 60_000)

it('a failing refund does not block the deletion of its booking at the same moment', async () => {
  const { paymentIntentId } = (await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })).body
  const order = bookingRequest({ isDeposit: false, paymentIntentId })
  const { body: party } = await ctx.call('POST', '/api/bookings', order)
  stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)
  await ctx.call('POST', `/api/bookings/${party.bookingId}/payment`)
  stripe.setWeather({ calls: 10, mode: 'error-500' })
  await ctx.staff('POST', `/api/bookings/${party.id}/cancellation`, {})
  stripe.setWeather(undefined)
  const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.status, 'requested'))
  stripe.ledger.refusesRefunds = 'Insufficient funds'
  const [locked, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const deleting = ctx.db.transaction(async (tx) => {
    await lockBooking(tx, party.id)
    locked.resolve()
    await waiting.promise
    await tx.update(payments).set({ bookingId: null }).where(eq(payments.bookingId, party.id))
    await tx.delete(bookings).where(eq(bookings.id, party.id))
  })
  await locked.promise
  const failing = sendRefund(ctx, present(refund).id)
  await someoneWaits()
  waiting.resolve()
  await Promise.all([deleting, failing])
  const [discrepancy] = await ctx.db.select().from(discrepancies)
  expect(discrepancy).toMatchObject({ intentId: paymentIntentId, amountCents: 7_500, resolvedAt: null })
})
