import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import {
  discrepancies,
  invoices,
  outbox,
  payments,
  refunds,
  webhookDeliveries,
} from '#server/foundation/database/schema/all-tables.ts'
import { reconcile } from '#server/money/payments/reconciliation/reconcile.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { MORNING } from '#test/test-context.ts'

const { ctx, stripe } = await stripeContext()
let day = '2027-03-01'

/** Books a $150.00 party on its own day, paid by card as far as the order says. */
async function paid(changes: Record<string, unknown> = {}) {
  day = addDays(day, 2)
  const { paymentIntentId: intentId } = (await ctx.call('POST', '/api/create-payment-intent', { amount: 10 }))
    .body
  const order = bookingRequest({ bookingDate: day, paymentIntentId: intentId, ...changes })
  const { id, bookingId } = (await ctx.call('POST', '/api/bookings', order)).body
  stripe.ledger.confirm(intentId, GOOD_CARD.number)
  await ctx.call('POST', `/api/bookings/${bookingId}/payment`)
  await ctx.db.delete(outbox)
  return { id, bookingId, intentId }
}
const remove = (id: number, query = '') => ctx.staff('DELETE', `/api/bookings/${id}${query}`)
const audited = async (id: number) =>
  (await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${id}`)).body.entries[0]?.details
const mailKinds = async () => (await ctx.db.select().from(outbox)).map(({ kind }) => kind)
const newestRefund = async () => (await ctx.db.select().from(refunds).orderBy(desc(refunds.id)))[0]
const findingsAbout = (intentId: string) =>
  ctx.db.select().from(discrepancies).where(eq(discrepancies.intentId, intentId))

describe('DELETE /api/bookings/:id of a booking with money', () => {
  it('409 has_payments with what was paid, and nothing changes', async () => {
    const { id } = await paid()
    const { status, body } = await remove(id)
    expect([status, body]).toMatchObject([409, { code: 'has_payments', paidAmount: '75.00' }])
    expect(body.message).toBe(
      '$75.00 was paid for this booking. Refund it, follow the policy, or keep it with a reason.',
    )
    expect((await ctx.staff('GET', `/api/bookings/${id}`)).body.bookingStatus).toBe('pending')
    expect(await mailKinds()).toEqual([])
  })

  it('409 if another amount is paid by now than was seen', async () => {
    const { id } = await paid()
    const { status, body } = await remove(id, '?money=refund&paidAmount=30.00')
    expect([status, body]).toMatchObject([409, { code: 'has_payments', paidAmount: '75.00' }])
    expect((await remove(id, '?money=refund&paidAmount=75.00')).status).toBe(204)
  })

  it.each(['?money=lose', '?money=keep', '?money=keep&reason=%20', '?money=keep&reason=a&paidAmount=x'])(
    '400: %s',
    async (query) => {
      const { id } = await paid()
      expect((await remove(id, query)).status).toBe(400)
    },
  )

  it('404 for a booking that no longer exists, whatever the decision', async () => {
    expect((await remove(2_000_000, '?money=refund')).status).toBe(404)
  })

  it('refund: refunds everything, with a credit note, and tells the family and other programs', async () => {
    const { id, bookingId, intentId } = await paid({ isDeposit: false })
    const webhook = { url: 'http://127.0.0.1:9/hook', events: ['booking.deleted', 'payment.refunded'] }
    expect((await ctx.staff('POST', '/api/admin/webhooks', webhook)).status).toBe(201)
    expect((await remove(id, '?money=refund')).status).toBe(204)
    expect(stripe.ledger.getRefunded(intentId)).toBe(15_000)
    expect(await newestRefund()).toMatchObject({
      amountCents: 15_000,
      status: 'succeeded',
      cause: 'cancellation',
    })
    const notes = await ctx.db.select().from(invoices).where(eq(invoices.bookingReference, bookingId))
    expect(notes.map(({ series, amountCents }) => [series, amountCents])).toEqual([
      ['invoice', 15_000],
      ['creditNote', 15_000],
    ])
    const [mail] = await ctx.db.select().from(outbox)
    expect([mail?.kind, mail?.text]).toEqual([
      'cancelled',
      expect.stringContaining('You’ll get $150.00 back.'),
    ])
    expect(await audited(id)).toContain('Of $150.00 paid, $150.00 refunded. The booking was deleted.')
    const told = await ctx.db.select().from(webhookDeliveries)
    expect(told.map(({ payload }) => JSON.parse(payload))).toMatchObject([
      { type: 'booking.deleted', data: { id, bookingId } },
      { type: 'payment.refunded', data: { bookingId, amount: '150.00' } },
    ])
    await reconcile(ctx)
    expect(await findingsAbout(intentId)).toEqual([])
  })

  it('policy: refunds what cancelling today would, and keeps the deposit', async () => {
    const { id, intentId } = await paid({ isDeposit: false })
    expect((await remove(id, '?money=policy')).status).toBe(204)
    expect(stripe.ledger.getRefunded(intentId)).toBe(7_500)
    const [payment] = await ctx.db.select().from(payments).where(eq(payments.intentId, intentId))
    expect(payment).toMatchObject({ bookingId: null, keptAt: MORNING })
    expect(await audited(id)).toContain('Of $150.00 paid, $75.00 refunded.')
    await reconcile(ctx)
    expect(await findingsAbout(intentId)).toEqual([])
  })

  it('keep: keeps the money, with the reason in the audit log but not in the mail', async () => {
    const { id, intentId } = await paid()
    expect((await remove(id, '?money=keep&reason=Nobody%20opened')).status).toBe(204)
    expect(stripe.ledger.getRefunded(intentId)).toBe(0)
    expect(await audited(id)).toContain('Of $75.00 paid, $0.00 refunded. Nobody opened')
    const [mail] = await ctx.db.select().from(outbox)
    expect(mail?.kind).toBe('cancelled')
    expect(mail?.text).not.toContain('Nobody opened')
    await reconcile(ctx)
    expect(await findingsAbout(intentId)).toEqual([])
  })

  it('asks about the deposit kept from a cancelled booking, and announces its refund', async () => {
    const { id, intentId } = await paid()
    await ctx.staff('POST', `/api/bookings/${id}/cancellation`, {})
    await ctx.db.delete(outbox)
    expect((await remove(id)).body).toMatchObject({ code: 'has_payments', paidAmount: '75.00' })
    expect((await remove(id, '?money=refund')).status).toBe(204)
    expect(stripe.ledger.getRefunded(intentId)).toBe(7_500)
    const [mail] = await ctx.db.select().from(outbox)
    expect(mail).toMatchObject({
      kind: 'money-back',
      text: expect.stringContaining('We’re refunding $75.00 of what you paid for your party.'),
    })
  })

  it('says that cash is refunded by hand', async () => {
    day = addDays(day, 2)
    const { id } = (await ctx.staff('POST', '/api/admin/bookings', bookingRequest({ bookingDate: day }))).body
    await ctx.staff('POST', `/api/bookings/${id}/payments`, { amount: '75.00', method: 'cash' })
    await ctx.db.delete(outbox)
    expect((await remove(id, '?money=refund')).status).toBe(204)
    expect(await newestRefund()).toMatchObject({ amountCents: 7_500, status: 'succeeded' })
    expect((await ctx.db.select().from(outbox))[0]?.text).toContain('$75.00')
  })

  it('asks nothing once everything has been refunded', async () => {
    const { id } = await paid()
    const cancellation = { refundAmount: '75.00', reason: 'Storm' }
    expect((await ctx.staff('POST', `/api/bookings/${id}/cancellation`, cancellation)).status).toBe(201)
    expect((await remove(id)).status).toBe(204)
  })

  it('does not touch a card form that the family is paying with if the deletion is refused', async () => {
    const { id, bookingId } = await paid()
    const token = await getLinkToken(id)
    const path = `/api/my-bookings/${bookingId}/balance-payment?token=${token}` as const
    const { body } = await ctx.call('POST', path, { amount: '75.00', purpose: 'balance' })
    expect((await remove(id)).status).toBe(409)
    stripe.ledger.confirm(body.paymentIntentId, GOOD_CARD.number)
    await ctx.call('POST', `/api/bookings/${bookingId}/payment`)
    expect((await remove(id)).body).toMatchObject({ code: 'has_payments', paidAmount: '150.00' })
  })
})

async function getLinkToken(id: number): Promise<string> {
  const { url } = (await ctx.staff('GET', `/api/bookings/${id}/payment-link`)).body
  return new URL(url).searchParams.get('token') ?? ''
}

describe('money whose booking no longer exists', () => {
  it('is found by the comparison, once, by card and in cash', async () => {
    const { id, intentId } = await paid()
    day = addDays(day, 2)
    const order = bookingRequest({ bookingDate: day })
    const cash = (await ctx.staff('POST', '/api/admin/bookings', order)).body
    await ctx.staff('POST', `/api/bookings/${cash.id}/payments`, { amount: '75.00', method: 'cash' })
    await ctx.db.execute(`DELETE FROM bookings WHERE id IN (${id}, ${cash.id})`)
    for (let runs = 0; runs < 2; runs++) await reconcile(ctx)
    const gone = await ctx.db.select().from(discrepancies).where(eq(discrepancies.kind, 'booking-gone'))
    expect(gone.map(({ intentId }) => intentId)).toEqual([intentId, expect.stringMatching(/^payment \d+$/)])
    const { body: listed } = await ctx.staff('GET', '/api/admin/reconciliation')
    expect(listed.find((finding) => finding.id === gone[0]?.id)?.sentence).toBe(
      '$75.00 was paid for a booking that no longer exists. No one has decided what to do with it. Refund it at the card provider, or mark this as resolved.',
    )
    expect(gone[0]).toMatchObject({ isRepaired: false, resolvedAt: null })
  })
})
