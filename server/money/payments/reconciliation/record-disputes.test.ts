import { expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { payments } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'

const { ctx, stripe, deliver } = await stripeContext()

it('notes the disputes of a deposit and of a balance, whichever is reported last', async () => {
  const { body: booking } = await ctx.call('POST', '/api/bookings', bookingRequest())
  const { id, bookingId } = booking
  const settle = async (paymentIntentId: string) => {
    stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)
    await ctx.call('POST', `/api/bookings/${bookingId}/payment`, { paymentIntentId })
    return paymentIntentId
  }
  const order = { amount: 10, isDeposit: true, bookingId }
  const deposit = await settle(
    (await ctx.call('POST', '/api/create-payment-intent', order)).body.paymentIntentId,
  )
  const own = await createPageLink(ctx, booking)
  const balance = await settle((await ctx.call('POST', own('/balance-payment'), {})).body.paymentIntentId)
  expect(await ctx.db.$count(payments, eq(payments.bookingId, id))).toBe(2)

  const since = stripe.webhooks.length
  const first = stripe.ledger.dispute(deposit)
  stripe.ledger.dispute(balance, 'duplicate')
  for (const event of stripe.webhooks.slice(since)) await deliver(event)
  const readNote = async () => (await ctx.staff('GET', `/api/bookings/${id}`)).body.disputeNote
  const ofBalance = 'Dispute of $75.00: duplicate (needs response)'
  expect(await readNote()).toBe(`Dispute of $75.00: fraudulent (needs response); ${ofBalance}`)

  const decided = stripe.webhooks.length
  stripe.ledger.closeDispute(first, 'won')
  for (const event of stripe.webhooks.slice(decided)) await deliver(event)
  expect(await readNote()).toBe(`Dispute of $75.00: fraudulent (won); ${ofBalance}`)
})
