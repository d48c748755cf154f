import { expect, it } from 'vitest'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { cardConsents } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { present } from '#test/present.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { completeConsent, keepSavedCards, writeConsent } from '../mandates/autopay-consents.ts'

const { ctx, stripe } = await stripeContext()

const prepare = async (wanted: object) =>
  (await ctx.call('POST', '/api/create-payment-intent', { amount: '75.00', autopay: true, ...wanted })).status

it('a card is kept for the balance of a deposit, and neither with a full payment nor while it is not offered', async () => {
  expect(await prepare({ isDeposit: true })).toBe(400)
  await ctx.staff('PUT', '/api/admin/pricing', { autopay: { enabled: true } })
  const before = stripe.ledger.intents.size
  for (const full of [{ isDeposit: false }, {}]) expect(await prepare(full)).toBe(400)
  expect(stripe.ledger.intents.size).toBe(before)
  expect(await prepare({ isDeposit: true })).toBe(201)
})

async function payDeposit(bookingDate: string) {
  const { body: booking } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate }))
  const { id, bookingId } = booking
  const wanted = { amount: '75.00', isDeposit: true, autopay: true, bookingId }
  const { body: intent } = await ctx.call('POST', '/api/create-payment-intent', wanted)
  const intentId: string = intent.paymentIntentId
  stripe.ledger.confirm(intentId, '4242424242424242')
  const paid = await ctx.call('POST', `/api/bookings/${bookingId}/payment`, {})
  expect(paid.body.status).toBe('paid')
  const isOurs = eq(cardConsents.intentId, intentId)
  /** As before its card was read from the provider. */
  await ctx.db.update(cardConsents).set({ status: 'waiting', methodId: null }).where(isOurs)
  const readStatus = async () => (await ctx.db.select().from(cardConsents).where(isOurs))[0]?.status
  return { id: id as number, intentId, readStatus }
}

it('a card is kept once its deposit is paid', async () => {
  const { intentId, readStatus } = await payDeposit('2027-04-03')
  await keepSavedCards(ctx, intentId)
  expect(await readStatus()).toBe('active')
})

it('no card is kept of a party that was canceled before the card was known', async () => {
  const { id, intentId, readStatus } = await payDeposit('2027-04-10')
  expect((await ctx.staff('POST', `/api/bookings/${id}/cancellation`, {})).status).toBe(201)
  await keepSavedCards(ctx, intentId)
  expect(await readStatus()).toBe('removed')
})

it('no card is kept of a deposit that went back whole', async () => {
  const { id, intentId, readStatus } = await payDeposit('2027-04-17')
  const booking = present(await findBooking(ctx.db, { id }))
  await ctx.db.transaction((tx) => completeConsent(tx, intentId, { booking, keptCents: 0 }))
  expect(await readStatus()).toBe('removed')
})

it('what was agreed to is not rewritten once its card is kept', async () => {
  const { id, intentId, readStatus } = await payDeposit('2027-04-24')
  await keepSavedCards(ctx, intentId)
  await writeConsent(ctx, intentId, { language: 'es', address: '203.0.113.9', bookingId: id })
  expect(await readStatus()).toBe('active')
  const [consent] = await ctx.db.select().from(cardConsents).where(eq(cardConsents.intentId, intentId))
  expect(consent).toMatchObject({ language: 'en', amountCents: expect.any(Number) })
})
