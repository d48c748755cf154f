import { describe, expect, it } from 'vitest'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { reconcile } from '#server/money/payments/reconciliation/reconcile.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { MOMENTS, type Moment } from '#test/simulated/stripe/payment-moments.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'

const { ctx, stripe, deliver } = await stripeContext()
const ASKS = '4000002500003155'

/** Sends a page's requests up to this one, as if the page had been closed right after it. */
async function sendUpTo(moment: Moment, bookingDate: string): Promise<number> {
  const { body: intent } = await ctx.call('POST', '/api/create-payment-intent', {
    amount: 75,
    isDeposit: true,
  })
  const { paymentIntentId } = intent
  const { body: booking } = await ctx.call(
    'POST',
    '/api/bookings',
    bookingRequest({ bookingDate, paymentIntentId }),
  )
  const send: Record<Exclude<Moment, 'book'>, () => unknown> = {
    charge: () => stripe.ledger.confirm(paymentIntentId, ASKS),
    'answer the bank': () => stripe.ledger.authenticate(paymentIntentId, true),
    'look up': () => ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, {}),
  }
  for (const each of MOMENTS.slice(1, MOMENTS.indexOf(moment) + 1))
    await send[each as Exclude<Moment, 'book'>]()
  return booking.id
}

/** A booking may exist and hold its day for a while without being charged. */
async function readState(id: number) {
  const { body } = await ctx.staff('GET', `/api/bookings/${id}`)
  const { bookingId, isPaid, paidAmount, holdExpiresAt } = body
  const intents = [...stripe.ledger.intents.values()].filter(
    ({ metadata }) => metadata.reference === bookingId,
  )
  const mails = await ctx.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingId, id), eq(outbox.kind, 'confirmation')))
  return {
    isPaid,
    paidAmount,
    received: intents.map(({ amount_received }) => amount_received),
    confirmations: mails.length,
    holdMinutes: isPaid ? 0 : (Date.parse(holdExpiresAt ?? '') - ctx.now().getTime()) / 60_000,
  }
}

const PAID = { isPaid: true, paidAmount: '75.00', received: [7500], confirmations: 1, holdMinutes: 0 }
const UNPAID = { isPaid: false, paidAmount: '0.00', received: [0], confirmations: 0, holdMinutes: 30 }

describe.each(MOMENTS.map((moment, index) => ({ moment, index })))(
  'a page closed between “$moment” and the next request',
  ({ moment, index }) => {
    const isCharged = moment === 'answer the bank' || moment === 'look up'

    it.each([
      {
        how: 'a webhook',
        tell: async (from: number) => {
          for (const event of stripe.webhooks.slice(from)) expect((await deliver(event)).status).toBe(200)
        },
      },
      { how: 'the hourly comparison', tell: () => reconcile(ctx) },
    ])(isCharged ? 'is paid by $how, once' : 'costs nothing after $how', async ({ how, tell }) => {
      const from = stripe.webhooks.length
      const id = await sendUpTo(moment, `2027-0${index + 2}-${how === 'a webhook' ? 10 : 20}`)
      await tell(from)
      expect(await readState(id)).toEqual(isCharged ? PAID : UNPAID)
    })
  },
)
