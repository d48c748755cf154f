import { expect } from 'vitest'
import { desc } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { AN_OLD_PARTY, importForm, toCsv } from '#test/factories/import-form.ts'
import { present } from '#test/present.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { MORNING } from '#test/test-context.ts'

const { deliver, ...context } = await stripeContext()
export const { ctx, stripe } = context
const DAYS_APART = 3
let next = 0
/** A day that no other party of this file comes near. */
export const ownDay = () =>
  new Date(Date.UTC(2027, 1, 1) + DAYS_APART * next++ * 86_400_000).toISOString().slice(0, 10)

export const at = (minutes: number) => ctx.setNow(new Date(MORNING.getTime() + minutes * 60_000))

export async function held(changes: object = {}) {
  const { body: intent } = await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })
  const { paymentIntentId } = intent
  const order = bookingRequest({ bookingDate: ownDay(), ...changes, paymentIntentId })
  const { status, body } = await ctx.call('POST', '/api/bookings', order)
  expect(status).toBe(201)
  return { id: body.id, reference: body.bookingId, order, paymentIntentId }
}
export type Party = Awaited<ReturnType<typeof held>>

export async function pay({ paymentIntentId, reference }: Pick<Party, 'paymentIntentId' | 'reference'>) {
  stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)
  await ctx.call('POST', `/api/bookings/${reference}/payment`, { paymentIntentId })
}

export async function paid(changes: object = {}) {
  const party = await held(changes)
  await pay(party)
  return party
}

export const byPhone = async (changes: object = {}) =>
  (await ctx.staff('POST', '/api/admin/bookings', bookingRequest({ bookingDate: ownDay(), ...changes }))).body

export const patch = ({ id }: { id: number }, change: object) =>
  ctx.staff('PATCH', `/api/bookings/${id}`, change)

/** A cancelled party whose refund the provider refused, and the difference that shows it. */
export async function refusedRefund() {
  const party = await paid({ isDeposit: false })
  stripe.ledger.refusesRefunds = 'Insufficient funds'
  await ctx.staff('POST', `/api/bookings/${party.id}/cancellation`, {})
  stripe.ledger.refusesRefunds = undefined
  const open = (await ctx.staff('GET', '/api/admin/reconciliation')).body
  const difference = present(open.find(({ intentId }) => intentId === party.paymentIntentId))
  return { id: party.id, path: `/api/admin/reconciliation/${difference.id}` as const }
}

export async function checkedImport() {
  const file = toCsv([{ ...AN_OLD_PARTY, bookingDate: ownDay(), customerEmail: `old-${next}@example.com` }])
  const { id } = (await ctx.staff('POST', '/api/admin/imports', importForm('bookings', file))).body
  await ctx.staff('PUT', `/api/admin/imports/${id}`, {})
  return (action: 'run' | 'undo') => ctx.staff('POST', `/api/admin/imports/${id}/${action}`)
}

export const newest = async () =>
  present((await ctx.db.select().from(bookings).orderBy(desc(bookings.id)).limit(1))[0])

export async function deliverSince(count: number) {
  for (const event of stripe.webhooks.slice(count)) await deliver(event)
}
