import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox, payments } from '#server/foundation/database/schema/all-tables.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payByTestCard, payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { recordRefunds } from '../refunds/record-refunds.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const AFTER = new Date('2027-02-14T14:00:00Z')

beforeAll(async () => {
  await ctx.staff('PUT', '/api/site-settings', { offersTips: true })
})
afterEach(() => ctx.setNow(MORNING))

/** Returns a party that was paid in full and has taken place; sets the clock to the morning after it. */
async function celebrated(bookingDate = '2027-02-13') {
  ctx.setNow(MORNING)
  const booking = await payForParty(ctx, { bookingDate, isDeposit: false })
  const at = await createPageLink(ctx, booking)
  ctx.setNow(AFTER)
  const give = (amount: string) => ctx.call('POST', at('/tip'), { amount })
  const pay = ({ paymentIntentId, clientSecret }: { paymentIntentId: string; clientSecret: string }) =>
    payByTestCard(ctx, paymentIntentId, clientSecret)
  const settle = (body = {}) => ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, body)
  const own = async () => (await ctx.call('GET', at())).body
  const asStaff = async () => (await ctx.staff('GET', `/api/bookings/${booking.id}`)).body
  const tips = async () =>
    (await ctx.db.select().from(payments).where(eq(payments.bookingId, booking.id))).filter(
      ({ purpose }) => purpose === 'tip',
    )
  return { booking, give, pay, settle, own, asStaff, tips }
}

describe('POST /api/my-bookings/:reference/tip', () => {
  it('201: a tip is paid by card, and does not affect the booking', async () => {
    const { booking, give, pay, settle, own, asStaff, tips } = await celebrated()
    const before = await own()
    expect(before.canTip).toBe(true)
    const given = await give('20')
    expect(given.status).toBe(201)
    await pay(given.body)
    const { paymentIntentId } = given.body
    const settled = await settle({ paymentIntentId })
    expect([settled.status, settled.body.status, settled.body.message]).toEqual([
      200,
      'paid',
      'Payment Successful',
    ])

    const after = await own()
    const { canTip, ...rest } = before
    expect(canTip).toBe(true)
    expect(after).toEqual({ ...rest, tipAmount: '20.00' })
    expect(await asStaff()).toMatchObject({ paidAmount: '150.00', owedAmount: '0.00', tipAmount: '20.00' })
    expect(await tips()).toMatchObject([{ amountCents: 2_000, method: 'card' }])
    const issued = await ctx.staff('GET', `/api/bookings/${booking.id}/invoices`)
    expect(issued.body.invoices.map(({ amount }) => amount)).toEqual(['150.00'])
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    expect(mails.find(({ kind }) => kind === 'tip-thanks')?.subject).toBe('Thank you for your tip of $20.00')
    expect((await give('10')).status).toBe(409)
  })

  it('is counted separately from revenue', async () => {
    const before = (await ctx.staff('GET', '/api/admin/overview')).body
    const { give, pay, settle } = await celebrated('2027-02-12')
    const given = await give('15.50')
    const between = (await ctx.staff('GET', '/api/admin/overview')).body
    await pay(given.body)
    await settle({ paymentIntentId: given.body.paymentIntentId })
    const after = (await ctx.staff('GET', '/api/admin/overview')).body
    expect(after.totalRevenue).toBe(between.totalRevenue)
    expect(Number(after.tips) - Number(before.tips ?? 0)).toBe(15.5)
    expect(after.unpaidBalances).toEqual(between.unpaidBalances)
  })

  it('is recorded once, however many browsers ask, and by the comparison if none does', async () => {
    const { give, pay, settle, tips } = await celebrated('2027-02-11')
    const given = await give('40')
    await pay(given.body)
    const { paymentIntentId } = given.body
    await Promise.all([settle({ paymentIntentId }), settle(), reconcile(ctx), reconcile(ctx)])
    expect(await tips()).toHaveLength(1)
    const other = await celebrated('2027-02-10')
    const lost = await other.give('10')
    await other.pay(lost.body)
    // The ledger of the test payments uses the real clock.
    ctx.setNow(new Date())
    await reconcile(ctx)
    expect(await other.tips()).toMatchObject([{ amountCents: 1_000 }])
    const discrepancies = (await ctx.staff('GET', '/api/admin/reconciliation')).body
    expect(discrepancies.filter(({ kind }) => kind !== 'not-recorded')).toEqual([])
  })

  it('is paid once, however many browsers ask, and stops payments with another amount', async () => {
    const { give, pay, settle, tips } = await celebrated('2027-02-09')
    const atOnce = await Promise.all([give('10'), give('10'), give('25')])
    expect(atOnce.map(({ status }) => status)).toEqual([201, 201, 201])
    const later = await give('25')
    expect((await give('25')).body.paymentIntentId).toBe(later.body.paymentIntentId)
    for (const { body } of [...atOnce, later]) await pay(body)
    await settle({ paymentIntentId: later.body.paymentIntentId })
    await settle()
    expect(await tips()).toMatchObject([{ amountCents: 2_500 }])
  })

  it('neither blocks the balance nor is blocked by it', async () => {
    ctx.setNow(MORNING)
    const booking = await payForParty(ctx, { bookingDate: '2027-02-08' })
    const at = await createPageLink(ctx, booking)
    ctx.setNow(AFTER)
    const tip = await ctx.call('POST', at('/tip'), { amount: '10' })
    const balance = await ctx.call('POST', at('/balance-payment'), {})
    expect([tip.status, balance.status]).toEqual([201, 201])
    for (const { body } of [tip, balance]) await payByTestCard(ctx, body.paymentIntentId, body.clientSecret)
    await ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, {})
    const { body } = await ctx.call('GET', at())
    expect([body.owedAmount, body.paidAmount, body.tipAmount]).toEqual(['0.00', '150.00', '10.00'])
  })

  it('stays with the crew when the booking is cancelled; its refund needs no credit note', async () => {
    const { booking, give, pay, settle, asStaff, tips } = await celebrated('2027-02-07')
    const given = await give('30')
    await pay(given.body)
    await settle({ paymentIntentId: given.body.paymentIntentId })
    const refused = await ctx.staff('POST', `/api/bookings/${booking.id}/cancellation`, {
      refundAmount: '160.00',
      reason: 'Rain',
    })
    expect(refused.status).toBe(400)
    await ctx.staff('POST', `/api/bookings/${booking.id}/cancellation`, {
      refundAmount: '150.00',
      reason: 'Rain',
    })
    expect(await asStaff()).toMatchObject({ paidAmount: '0.00', tipAmount: '30.00' })
    const [tip] = await tips()
    const intentId = tip?.intentId ?? ''
    await ctx.payments.refund({ intentId, amountCents: 3_000, idempotencyKey: 'tip' })
    await recordRefunds(ctx, { intentId, provider: 'test' })
    expect(await asStaff()).not.toHaveProperty('tipAmount')
    const { invoices } = (await ctx.staff('GET', `/api/bookings/${booking.id}/invoices`)).body
    expect(invoices.map(({ series }) => series)).toEqual(['invoice', 'creditNote'])
  })

  it.each(['0', '0.99', '500.01', 'much'])('400: for %s', async (amount) => {
    const { give } = await celebrated('2027-02-06')
    expect((await give(amount)).status).toBe(400)
  })

  it('404: for a wrong link', async () => {
    const { booking } = await celebrated('2027-02-05')
    const { status } = await ctx.call('POST', `/api/my-bookings/${booking.bookingId}/tip?token=x`, {
      amount: '10',
    })
    expect(status).toBe(404)
  })

  it('409: before the day after the party, and if the owner does not ask for tips', async () => {
    const { give, own } = await celebrated('2027-02-14')
    expect((await give('10')).body.message).toContain('from the day after the party')
    const other = await celebrated('2027-02-04')
    await ctx.staff('PUT', '/api/site-settings', { offersTips: false })
    expect((await other.give('10')).status).toBe(409)
    expect(await other.own()).not.toHaveProperty('canTip')
    await ctx.staff('PUT', '/api/site-settings', { offersTips: true })
    expect(await own()).not.toHaveProperty('canTip')
  })
})
