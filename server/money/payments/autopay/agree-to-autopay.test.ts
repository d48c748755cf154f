import { expect, it } from 'vitest'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'

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
