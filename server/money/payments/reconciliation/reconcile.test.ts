import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { and, eq, isNotNull } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  discrepancies,
  paymentIntents,
  payments,
  reconciliationSweeps,
} from '#server/foundation/database/schema/all-tables.ts'
import { isTestPayments } from '#server/money/payments/providers/test-payments/open-test-payments.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { rejectChanges } from '#test/faults/reject-changes.ts'
import { present } from '#test/present.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { MORNING } from '#test/test-context.ts'
import { preparePayment } from '../intents/prepare-payment.ts'
import { stopStaleIntents } from '../intents/stop-stale-intents.ts'
import { ProviderDown } from '../providers/payment-provider.ts'
import { watchSettling } from '../settling/watch-settling.ts'
import { reconcile } from './reconcile.ts'

const { ctx, stripe } = await stripeContext({ PUBLIC_URL: 'https://teepees.example.com' })

async function paidAtStripe(bookingDate: string) {
  const { paymentIntentId } = (await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })).body
  const request = bookingRequest({ bookingDate, paymentIntentId })
  const { body } = await ctx.call('POST', '/api/bookings', request)
  stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)
  return body
}
const isPaid = async ({ bookingId }: { bookingId: string }) =>
  (await ctx.call('GET', `/api/bookings/${bookingId}`)).body.isPaid
const getCursor = async () =>
  (await ctx.db.select().from(reconciliationSweeps).where(eq(reconciliationSweeps.provider, 'stripe')))[0]
    ?.cursor
/** Adds another program's intents to the same account, all of them paid. */
function strangers(count: number): void {
  for (let i = 0; i < count; i++) stripe.ledger.confirm(stripe.ledger.create(100, {}).id, GOOD_CARD.number)
}

describe('the comparison with the provider’s books', () => {
  it('reads a few pages per run, continues in the next, and only looks at our own payments', async () => {
    const booking = await paidAtStripe('2027-02-13')
    strangers(1_100)
    const before = stripe.callCount()
    await reconcile(ctx)
    expect(stripe.callCount() - before).toBe(10)
    expect([await isPaid(booking), await getCursor()]).toEqual([false, expect.stringMatching(/^pi_/)])
    await reconcile(ctx)
    expect([await isPaid(booking), await getCursor()]).toEqual([true, null])
    expect(await ctx.db.$count(payments)).toBe(1)
  })

  it('starts over if the provider no longer knows the cursor', async () => {
    const booking = await paidAtStripe('2027-02-20')
    await ctx.db.update(reconciliationSweeps).set({ cursor: 'pi_of_another_account' })
    await reconcile(ctx)
    expect(await isPaid(booking)).toBe(true)
  })

  it('records the other payments although one cannot be, after which no card is asked yet if there was a restore', async () => {
    const [first, second, third] = [
      await paidAtStripe('2027-02-27'),
      await paidAtStripe('2027-03-13'),
      await paidAtStripe('2027-03-20'),
    ]
    const restored = { provider: 'stripe', startedAt: ctx.now(), restoredTo: ctx.now() }
    await ctx.db
      .insert(reconciliationSweeps)
      .values(restored)
      .onConflictDoUpdate({
        target: reconciliationSweeps.provider,
        set: { ...restored, cursor: null },
      })
    const isUncompared = and(
      eq(reconciliationSweeps.provider, 'stripe'),
      isNotNull(reconciliationSweeps.restoredTo),
    )
    const mayAskCards = async () => (await ctx.db.$count(reconciliationSweeps, isUncompared)) === 0
    const paid = () => Promise.all([first, second, third].map(isPaid))
    const accept = await rejectChanges(ctx, bookings, second.id)
    // The strangers fill so many pages that the sweep ends in the second run.
    for (let runs = 0; runs < 2; runs++) await expect(reconcile(ctx)).rejects.toThrow()
    expect([await paid(), await mayAskCards()]).toEqual([[true, false, true], false])
    await accept()
    for (let runs = 0; runs < 2; runs++) await reconcile(ctx)
    expect([await paid(), await mayAskCards()]).toEqual([[true, true, true], true])
  })

  it('finds refunds of payments older than its window while the party is upcoming', async () => {
    const booking = await paidAtStripe('2027-04-24')
    await ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`)
    const [payment] = await ctx.db
      .select()
      .from(payments)
      .where(eq(payments.bookingReference, booking.bookingId))
    stripe.ledger.refund(payment?.intentId ?? '', 1_000, {})
    await ctx.db.delete(reconciliationSweeps)
    ctx.setNow(new Date('2027-03-15T14:00:00Z'))
    await reconcile(ctx)
    ctx.setNow(MORNING)
    expect((await ctx.staff('GET', `/api/bookings/${booking.id}`)).body.paidAmount).toBe('65.00')
  })

  it('reports payments that the database lost, with their booking or without it', async () => {
    const gone = await paidAtStripe('2027-05-01')
    await ctx.db.delete(paymentIntents).where(eq(paymentIntents.bookingId, gone.id))
    await ctx.db.delete(bookings).where(eq(bookings.id, gone.id))
    const { bookingId: reference } = await paidAtStripe('2027-05-08')
    const balance = stripe.ledger.create(7_500, { reference })
    stripe.ledger.confirm(balance.id, GOOD_CARD.number)
    for (let runs = 0; runs < 3; runs++) await reconcile(ctx)
    const found = await ctx.db.select().from(discrepancies).where(eq(discrepancies.kind, 'lost'))
    expect(found.map(({ bookingReference, values }) => [bookingReference, values])).toEqual([
      [reference, { takenCents: 7_500 }],
      [gone.bookingId, { takenCents: 7_500 }],
    ])
  })

  it('reports what is recorded as paid but was not taken', async () => {
    const lost = { bookingReference: 'MT-LOST', provider: 'stripe', intentId: 'pi_lost', amountCents: 7500 }
    await ctx.db.insert(payments).values({ ...lost, createdAt: ctx.now() })
    for (let runs = 0; runs < 3; runs++) await reconcile(ctx)
    const found = await ctx.db.select().from(discrepancies).where(eq(discrepancies.intentId, 'pi_lost'))
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(['booking-gone', 'unknown-at-provider'])
    expect(found.some(({ isRepaired }) => isRepaired)).toBe(false)
  })
})

describe('a payment of the previous provider', () => {
  it('is queried and refunded where it was taken', async () => {
    const old = ctx.providers.test
    if (!old || !isTestPayments(old)) throw new Error('The test payments are missing')
    const { body } = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ bookingDate: '2027-03-06', isDeposit: false }),
    )
    const wanted = {
      amountCents: 15_000,
      reference: body.bookingId,
      address: '203.0.113.1',
      isDeposit: false,
    }
    const intent = await preparePayment({ ...ctx, payments: old }, wanted)
    if (isRefusal(intent)) throw new Error(intent.code)
    const card = { ...GOOD_CARD, clientSecret: intent.clientSecret }
    await old.confirm(intent.paymentIntentId, card, ctx.now())
    const asked = await ctx.call('POST', `/api/bookings/${body.bookingId}/payment`)
    expect(asked.body.status).toBe('paid')
    const [payment] = await ctx.db
      .select()
      .from(payments)
      .where(eq(payments.intentId, intent.paymentIntentId))
    expect(payment).toMatchObject({ provider: 'test', amountCents: 15_000 })
    const calls = stripe.callCount()
    const cancelled = await ctx.staff('POST', `/api/bookings/${body.id}/cancellation`, {})
    expect(cancelled.body.refundAmount).toBe('75.00')
    expect(await old.getRefunds(intent.paymentIntentId)).toMatchObject([
      { amountCents: 7_500, status: 'succeeded' },
    ])
    expect(stripe.callCount()).toBe(calls)
  })

  it('is stopped and watched while the new one cannot be reached', async () => {
    const [old, current] = [present(ctx.providers.test), present(ctx.providers.stripe)]
    const silent = () => Promise.reject(new ProviderDown('Silence'))
    const providers = { stripe: { ...current, readIntent: silent, cancelIntent: silent }, test: old }
    const make = async (idempotencyKey: string) =>
      (await old.createIntent({ amountCents: 100, metadata: {}, idempotencyKey, ways: ['card'] })).id
    const [stale, ended] = [await make('stale'), await make('ended')]
    await old.cancelIntent(ended)
    const [longAgo, now] = [new Date('2027-01-01T12:00:00Z'), ctx.now()]
    await ctx.db.insert(paymentIntents).values([
      { intentId: 'pi_silent', provider: 'stripe', amountCents: 100, createdAt: longAgo, settlingSince: now },
      { intentId: stale, provider: 'test', amountCents: 100, createdAt: longAgo },
      { intentId: ended, provider: 'test', amountCents: 100, createdAt: now, settlingSince: now },
    ])
    for (const run of [stopStaleIntents, watchSettling]) await run({ ...ctx, providers })
    const stopped = await ctx.db.select().from(paymentIntents).where(isNotNull(paymentIntents.stoppedAt))
    expect(stopped.map(({ intentId }) => intentId).toSorted()).toEqual([stale, ended].toSorted())
  })
})
