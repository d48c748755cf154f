import { expect, it, vi } from 'vitest'
import { message } from '#domain/foundation/messages/message.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import type { Webhook } from '#test/simulated/stripe/webhooks.ts'

const { ctx, stripe, deliver } = await stripeContext()

const prepare = async (bookingId?: string) =>
  (await ctx.call('POST', '/api/create-payment-intent', { amount: 75, bookingId })).body.paymentIntentId

const book = async (changes: Record<string, unknown>) =>
  (await ctx.call('POST', '/api/bookings', bookingRequest({ language: 'es', ...changes }))).body

const remove = (id: number) => ctx.staff('DELETE', `/api/bookings/${id}`)

it.each([
  [
    'before it was deleted',
    async (customerEmail: string) => {
      const paymentIntentId = await prepare()
      const { id } = await book({ customerEmail, paymentIntentId, bookingDate: '2027-03-06' })
      await remove(id)
    },
  ],
  [
    'while it was deleted',
    async (customerEmail: string) => {
      const { id, bookingId } = await book({ customerEmail, bookingDate: '2027-03-13' })
      const createIntent = ctx.payments.createIntent
      vi.spyOn(ctx.payments, 'createIntent').mockImplementationOnce(async (input) => {
        await remove(id)
        return createIntent(input)
      })
      await prepare(bookingId)
    },
  ],
])(
  'a Spanish family is told in Spanish about the refund of a card payment prepared %s',
  async (when, make) => {
    const customerEmail = `${when.replaceAll(' ', '.')}@example.com`
    await make(customerEmail)
    const prepared = [...stripe.ledger.intents.values()].at(-1)
    expect(prepared?.status).toBe('canceled')
    // Stripe rules this out: the canceled payment is charged anyway.
    if (prepared) prepared.status = 'requires_payment_method'
    stripe.ledger.confirm(prepared?.id ?? '', GOOD_CARD.number)
    await deliver(stripe.webhooks.at(-1) as Webhook)
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.recipient, customerEmail))
    const moneyBack = mails.filter(({ kind }) => kind === 'money-back')
    expect(moneyBack).toMatchObject([
      { text: expect.stringContaining(textIn('es')(message('payments.bookingGoneMoneyBack'))) },
    ])
  },
)
