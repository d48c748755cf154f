import { describe, expect, it } from 'vitest'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { outbox, paymentIntents, payments } from '#server/foundation/database/schema/all-tables.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { BANK_ACCOUNT } from '#test/simulated/stripe/ledger.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import type { Webhook } from '#test/simulated/stripe/webhooks.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { remindAboutBalances } from '../balances/remind-about-balances.ts'
import { recordIntentState } from '../intents/record-intent-state.ts'
import { reconcile } from '../reconciliation/reconcile.ts'

const HOUR = 3_600_000
const later = (hours: number) => new Date(MORNING.getTime() + hours * HOUR)

const testing = testContext({ env: { RATE_LIMITS: 'off' } })
const { ctx, stripe, deliver } = await stripeContext()

async function book(site: typeof ctx, bookingDate: string) {
  const { body: intent } = await site.call('POST', '/api/create-payment-intent', { amount: 10 })
  const order = bookingRequest({ bookingDate, paymentIntentId: intent.paymentIntentId })
  const { body: booking } = await site.call('POST', '/api/bookings', order)
  return { ...booking, ...intent }
}
const ask = (site: typeof ctx, reference: string) =>
  site.call('POST', `/api/bookings/${reference}/payment`, {})
const read = async (site: typeof ctx, id: number) => (await site.staff('GET', `/api/bookings/${id}`)).body
const lastEvent = () => stripe.webhooks.at(-1) as Webhook
const getMails = async (bookingId: number, kind: string) =>
  ctx.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingId, bookingId), eq(outbox.kind, kind)))

describe('the simulated payment methods of the test payments', () => {
  const confirm = (intentId: string, body: object) =>
    testing.call('POST', `/api/test-payments/${intentId}/confirm`, body)

  it('a wallet pays without any input, and only what is booked', async () => {
    const { body: loose } = await testing.call('POST', '/api/create-payment-intent', { amount: 10 })
    const wallet = { wallet: 'test', clientSecret: loose.clientSecret }
    expect((await confirm(loose.paymentIntentId, wallet)).body).toMatchObject({
      status: 'requires_payment_method',
    })
    const { bookingId, paymentIntentId, clientSecret } = await book(testing, '2027-02-01')
    expect((await confirm(paymentIntentId, { wallet: 'test', clientSecret: 'another' })).status).toBe(404)
    expect((await confirm(paymentIntentId, { wallet: 'gold', clientSecret })).status).toBe(400)
    expect((await confirm(paymentIntentId, { wallet: 'test', clientSecret })).body).toEqual({
      status: 'succeeded',
    })
    expect((await ask(testing, bookingId)).body.status).toBe('paid')
  })

  it('a late payment holds the date, confirms nothing early, and arrives after a minute', async () => {
    const { id, bookingId, paymentIntentId, clientSecret } = await book(testing, '2027-02-02')
    const late = { ...GOOD_CARD, number: '4000 0000 0000 0077', clientSecret }
    expect((await confirm(paymentIntentId, late)).body).toEqual({ status: 'processing' })
    expect((await ask(testing, bookingId)).body).toMatchObject({
      status: 'processing',
      message: 'Your bank is still working on this payment. We’ll email you.',
      booking: { isPaid: false },
    })
    testing.setNow(later(1 / 60))
    await drainJobs(testing)
    expect(await read(testing, id)).toMatchObject({ isPaid: true, paidAmount: '75.00' })
    testing.setNow(MORNING)
  })

  it('a late payment of a balance is shown on the booking page, where nothing is due meanwhile, and no reminder is sent', async () => {
    const party = await payForParty(testing, { bookingDate: '2027-01-20' })
    const at = await createPageLink(testing, party)
    const reminderDay = later(9 * 24)
    testing.setNow(reminderDay)
    const { body: intent } = await testing.call('POST', at('/balance-payment'), {})
    const { paymentIntentId, clientSecret } = intent
    await confirm(paymentIntentId, { ...GOOD_CARD, number: '4000 0000 0000 0077', clientSecret })
    expect((await testing.call('GET', at())).body).toMatchObject({ duePurpose: 'balance' })
    await testing.call('POST', `/api/bookings/${party.bookingId}/payment`, { paymentIntentId })
    expect((await testing.call('GET', at())).body).toMatchObject({
      duePurpose: null,
      dueAmount: '0.00',
      owedAmount: '75.00',
      settlingAmount: '75.00',
      dueSentence: expect.stringContaining('Your bank is working on your payment of $75.00'),
    })
    expect((await testing.call('POST', at('/balance-payment'), {})).body.code).toBe('payment_used')
    expect(await remindAboutBalances(testing)).toBe(0)
    testing.setNow(new Date(reminderDay.getTime() + HOUR / 60))
    await drainJobs(testing)
    const { body: paid } = await testing.call('GET', at())
    expect(paid).toMatchObject({ owedAmount: '0.00', paidAmount: '150.00' })
    expect(paid).not.toHaveProperty('settlingAmount')
    testing.setNow(MORNING)
  })
})

describe('a payment that takes its bank days', () => {
  async function settling(bookingDate: string) {
    ctx.setNow(MORNING)
    const booking = await book(ctx, bookingDate)
    stripe.ledger.confirm(booking.paymentIntentId, BANK_ACCOUNT)
    return booking
  }

  it('holds its date while the bank is processing, whatever its events say, and is paid once', async () => {
    const { id, paymentIntentId } = await settling('2027-02-13')
    expect((await deliver(lastEvent())).status).toBe(200)
    const versions = new Set<number>()
    for (let hours = 0; hours <= 120; hours += 12) {
      ctx.setNow(later(hours))
      await drainJobs(ctx)
      const { version, ...booking } = await read(ctx, id)
      expect(booking).toMatchObject({ isPaid: false, bookingStatus: 'pending' })
      versions.add(version)
    }
    // Renewed once less than a day is left, not with each look at the payment.
    expect(versions.size).toBe(4)
    stripe.ledger.settle(paymentIntentId, true)
    await drainJobs(ctx)
    await deliver(lastEvent())
    expect(await read(ctx, id)).toMatchObject({ isPaid: true, paidAmount: '75.00', holdExpiresAt: null })
    expect(await ctx.db.$count(payments, eq(payments.intentId, paymentIntentId))).toBe(1)
    const [attached] = await ctx.db
      .select()
      .from(paymentIntents)
      .where(eq(paymentIntents.intentId, paymentIntentId))
    expect(attached?.settlingSince).toBeNull()
  })

  it('is no longer awaited once it has been recorded, whoever learns of it first', async () => {
    ctx.setNow(MORNING)
    const booking = await book(ctx, '2027-03-09')
    stripe.ledger.confirm(booking.paymentIntentId, GOOD_CARD.number)
    await ask(ctx, booking.bookingId)
    const at = await createPageLink(ctx, booking)
    const { paymentIntentId } = (await ctx.call('POST', at('/balance-payment'), {})).body
    stripe.ledger.confirm(paymentIntentId, BANK_ACCOUNT)
    await ask(ctx, booking.bookingId)
    expect((await ctx.call('GET', at())).body).toMatchObject({ settlingAmount: '75.00' })
    const processing = present(await ctx.payments.readIntent(paymentIntentId))
    stripe.ledger.settle(paymentIntentId, true)
    await reconcile(ctx)
    await recordIntentState(ctx, processing)
    const { body } = await ctx.call('GET', at())
    expect(body).toMatchObject({ paidAmount: '150.00', owedAmount: '0.00' })
    expect(body).not.toHaveProperty('settlingAmount')
  })

  it('cannot be made a second time meanwhile', async () => {
    const { bookingId, paymentIntentId } = await settling('2027-02-15')
    await ask(ctx, bookingId)
    const again = await ctx.call('POST', '/api/create-payment-intent', { amount: '75.00', bookingId })
    expect(again).toMatchObject({ status: 409, body: { code: 'payment_used' } })
    expect(stripe.ledger.find(paymentIntentId).status).toBe('processing')
  })

  it('is mailed about with a link if the bank refuses it, and the date is held for two more days', async () => {
    const { id, bookingId, paymentIntentId } = await settling('2027-02-17')
    await ask(ctx, bookingId)
    ctx.setNow(later(24))
    await drainJobs(ctx)
    stripe.ledger.settle(paymentIntentId, false)
    for (const times of [1, 2]) expect([times, (await deliver(lastEvent())).status]).toEqual([times, 200])
    await drainJobs(ctx)
    expect((await read(ctx, id)).holdExpiresAt).toBe(later(72).toISOString())
    const mails = await getMails(id, 'payment-link')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Your bank didn’t make the pending payment')
    const [, reference, token] = /my-booking\/(MT-[\w-]+)\?token=(\S+)/.exec(mails[0]?.text ?? '') ?? []
    const paid = await ctx.call('POST', `/api/my-bookings/${reference}/balance-payment?token=${token}`, {})
    expect(paid.status).toBe(201)
    stripe.ledger.confirm(paid.body.paymentIntentId, GOOD_CARD.number)
    expect((await ask(ctx, bookingId)).body.status).toBe('paid')
  })

  it('is found before its hold ends even if no event and no browser reported it', async () => {
    await ctx.staff('PUT', '/api/admin/pricing', { ways: { bankAccount: true } })
    const { id } = await settling('2027-02-19')
    for (const minutes of [27, 28, 29, 30, 31]) {
      ctx.setNow(later(minutes / 60))
      await drainJobs(ctx)
    }
    expect(await read(ctx, id)).toMatchObject({ isPaid: false, bookingStatus: 'pending' })
    await ctx.staff('PUT', '/api/admin/pricing', { ways: { bankAccount: false } })
  })

  it('keeps the booking if it can no longer be stopped when the hold ends', async () => {
    const { id, paymentIntentId } = await settling('2027-02-21')
    ctx.setNow(later(1))
    await drainJobs(ctx)
    expect(await read(ctx, id)).toMatchObject({ isPaid: false, bookingStatus: 'pending' })
    stripe.ledger.settle(paymentIntentId, true)
    await deliver(lastEvent())
    expect(await read(ctx, id)).toMatchObject({ isPaid: true, bookingStatus: 'pending' })
  })
})

describe('a family that returns from another site', () => {
  it('finds its booking paid exactly once, in any number of browsers, with duplicated events', async () => {
    ctx.setNow(MORNING)
    const { id, bookingId, paymentIntentId } = await book(ctx, '2027-02-23')
    stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)
    const answers = await Promise.all([
      ask(ctx, bookingId),
      deliver(lastEvent()),
      ask(ctx, bookingId),
      deliver(lastEvent()),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await ask(ctx, bookingId)).body.status).toBe('paid')
    expect(await read(ctx, id)).toMatchObject({ isPaid: true, paidAmount: '75.00' })
    expect(await getMails(id, 'confirmation')).toHaveLength(1)
  })
})

describe('the payment methods that the owner offers', () => {
  const getTypes = (intentId: string) => stripe.ledger.find(intentId).allowed_payment_method_types

  it('are cards, wallets and Link on a new site', async () => {
    ctx.setNow(MORNING)
    const { paymentIntentId } = await book(ctx, '2027-03-01')
    expect(getTypes(paymentIntentId)).toEqual(['card', 'link'])
    expect((await ctx.call('GET', '/api/payment-config')).body.ways).toEqual(['card', 'wallets', 'link'])
  })

  it('reach Stripe once they are switched on, and the form is told', async () => {
    const ways = { cashApp: true, klarna: true, bankAccount: true }
    const saved = await ctx.staff('PUT', '/api/admin/pricing', { ways })
    expect(saved).toMatchObject({ status: 200, body: { ways } })
    const { paymentIntentId } = await book(ctx, '2027-03-03')
    expect(getTypes(paymentIntentId)).toEqual(['card', 'link', 'cashapp', 'klarna', 'us_bank_account'])
    expect((await ctx.call('GET', '/api/payment-config')).body.ways).toContain('bankAccount')
  })
})
