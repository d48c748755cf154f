import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCents } from '#contract/wire/decimal.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { bookings, siteSettings, themes } from '#server/foundation/database/schema/all-tables.ts'
import { expectBookingsFromEvents } from '#test/bookings-from-events.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payByTestCard, payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { type Books, createRefundBound } from './refund-bound.ts'

/** `npm run test:races` takes 10,000, different ones each time. */
const HISTORIES = Number(process.env.RACE_HISTORIES ?? 12)
const SEED = process.env.RACE_HISTORIES ? {} : { seed: 35 }
const DAY_MILLISECONDS = 86_400_000
const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const teepees = fc.integer({ min: 1, max: 4 })
const addons = fc.constantFrom([], [{ addonId: 1, quantity: 1 }], [{ addonId: 1, quantity: 3 }])
const step = fc.oneof(
  fc.record({ kind: fc.constant('family' as const), numberOfTeepees: teepees, addons }),
  fc.record({ kind: fc.constant('staff' as const), numberOfTeepees: teepees, addons }),
  fc.record({ kind: fc.constant('byHand' as const), amount: fc.integer({ min: 60, max: 400 }) }),
  fc.record({ kind: fc.constant('putBack' as const) }),
  fc.record({ kind: fc.constant('move' as const), days: fc.integer({ min: -20, max: 40 }) }),
  fc.record({ kind: fc.constant('ownMove' as const), days: fc.integer({ min: -20, max: 40 }) }),
  fc.record({ kind: fc.constant('beyond' as const) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('balance' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
const history = fc.record({
  isDeposit: fc.boolean(),
  numberOfTeepees: teepees,
  steps: fc.array(step, { minLength: 2, maxLength: 6 }),
  cancelledBy: fc.constantFrom('nobody', 'family', 'staff', 'staffAsTheyLike'),
})

it('whatever happens to an order, the books agree, and no more is refunded than policy and payments allow', {
  timeout: 21_600_000,
}, async () => {
  await ctx.db.update(siteSettings).set({ maxPartiesPerDay: 100_000, teepeeStock: 100_000 })
  await ctx.db.update(themes).set({ teepeeStock: 100_000 })
  await fc.assert(
    fc.asyncProperty(history, async ({ steps, cancelledBy, ...order }) => {
      ctx.setNow(MORNING)
      const party = await payForParty(ctx, { bookingDate: '2027-02-20', ...order })
      const at = await createPageLink(ctx, party)
      const bound = createRefundBound(toCents(party.depositAmount))
      let before = await readBooks(party.id)
      const settle = async (most: 'by policy' | 'all') => {
        const after = await readBooks(party.id)
        const byPolicy = bound.next(before, after)
        const allowed = most === 'all' ? before.paidCents : byPolicy
        expect(after.backCents - before.backCents).toBeLessThanOrEqual(allowed)
        before = after
      }
      for (const one of steps) {
        await take(one, party, at)
        if (one.kind === 'wait') before = await readBooks(party.id)
        else await settle('by policy')
      }
      if (cancelledBy !== 'nobody') {
        await cancel(cancelledBy, party, at)
        await settle(cancelledBy === 'staffAsTheyLike' ? 'all' : 'by policy')
      }
      const mayGiveDeposit = cancelledBy === 'staffAsTheyLike'
      await expectBooks(party.id, mayGiveDeposit ? 0 : toCents(party.depositAmount))
      await expectBookingsFromEvents(ctx, eq(bookings.id, party.id))
      // The next history's day is counted without this booking.
      await ctx.db.update(bookings).set({ bookingStatus: 'cancelled' }).where(eq(bookings.id, party.id))
    }),
    { numRuns: HISTORIES, ...SEED },
  )
})

type Party = Awaited<ReturnType<typeof payForParty>>

/** A refused step leaves everything unchanged. */
async function take(one: Step, { id, bookingId }: Party, at: Awaited<ReturnType<typeof createPageLink>>) {
  const change = async (wanted: object) => {
    const { status, body: seen } = await ctx.staff('POST', `/api/bookings/${id}/change-quote`, wanted)
    if (status !== 200) return
    const { version, differenceAmount } = seen
    const made = await ctx.staff('PATCH', `/api/bookings/${id}`, { ...wanted, version, differenceAmount })
    expect(made.status).toBe(200)
  }
  const pay = async (intent: { paymentIntentId: string; clientSecret: string }) => {
    const { paymentIntentId, clientSecret } = intent
    await payByTestCard(ctx, paymentIntentId, clientSecret)
    await ctx.call('POST', `/api/bookings/${bookingId}/payment`, { paymentIntentId })
  }
  if (one.kind === 'wait') return ctx.setNow(new Date(ctx.now().getTime() + one.days * DAY_MILLISECONDS))
  if (one.kind === 'byHand') return change({ priceByHand: { amount: one.amount, reason: 'As agreed' } })
  if (one.kind === 'staff') {
    const { numberOfTeepees, addons: lines } = one
    return change({ numberOfTeepees, addons: lines })
  }
  if (one.kind === 'putBack') {
    const [latest] = (await ctx.staff('GET', `/api/bookings/${id}/order-changes`)).body
    return latest && change({ putBack: latest.id })
  }
  if (one.kind === 'move') {
    const { bookingDate } = present(await storedBooking(id))
    return change({ bookingDate: addDays(bookingDate, one.days), overrideCapacity: true })
  }
  if (one.kind === 'ownMove') {
    const { bookingDate } = present(await storedBooking(id))
    await ctx.call('POST', at('/reschedule'), { bookingDate: addDays(bookingDate, one.days) })
    return
  }
  if (one.kind === 'beyond') {
    const { paidAmount, totalAmount } = (await ctx.staff('GET', `/api/bookings/${id}`)).body
    const refundCents = toCents(paidAmount) - toCents(totalAmount)
    if (refundCents > 0)
      await ctx.staff('POST', `/api/bookings/${id}/surplus-refund`, { refundAmount: refundCents / 100 })
    return
  }
  if (one.kind === 'balance') {
    const { status, body: intent } = await ctx.call('POST', at('/balance-payment'), {})
    return status < 300 && pay(intent)
  }
  const { kind: _, ...wanted } = one
  const quote = await ctx.call('POST', at('/change-quote'), wanted)
  if (quote.status !== 200) return
  const { version, differenceAmount } = quote.body
  const { status, body } = await ctx.call('POST', at('/change'), { ...wanted, version, differenceAmount })
  expect([200, 201]).toContain(status)
  if ('changeId' in body) await pay(body)
}

type By = Exclude<(typeof history extends fc.Arbitrary<infer One> ? One : never)['cancelledBy'], 'nobody'>

async function cancel(by: By, { id }: Party, at: Awaited<ReturnType<typeof createPageLink>>) {
  if (by === 'family') {
    const { refundAmount } = (await ctx.call('GET', at())).body
    await ctx.call('POST', at('/cancellation'), { refundAmount })
    return
  }
  const { paidAmount, refundAmount } = (await ctx.staff('GET', `/api/bookings/${id}/cancellation`)).body
  const asTheyLike = { refundAmount: paidAmount, reason: 'A storm' }
  const wanted = by === 'staff' ? { refundAmount } : asTheyLike
  await ctx.staff('POST', `/api/bookings/${id}/cancellation`, wanted)
}

async function readBooks(id: number): Promise<Books> {
  const { bookingDate, totalCents, discountCents } = present(await storedBooking(id))
  const { paid, back } = await readMoney(id)
  return {
    today: partyDayAt(ctx.now()),
    day: bookingDate,
    priceCents: totalCents - discountCents,
    paidCents: paid - back,
    backCents: back,
  }
}

/** Returns the totals of a booking's payments and refunds, in cents. */
async function readMoney(id: number): Promise<{ paid: number; back: number }> {
  const money = await ctx.db.execute<{ paid: number; back: number }>(sql`
    SELECT (SELECT coalesce(sum(amount * 100), 0)::int FROM payments WHERE booking_id = ${id}) AS paid,
      (SELECT coalesce(sum(refunds.amount * 100), 0)::int FROM refunds JOIN payments ON payments.id = payment_id
        WHERE booking_id = ${id} AND refunds.status <> 'failed') AS back`)
  return present(money.rows[0])
}

async function storedBooking(id: number) {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id))
  return row
}

/**
 * Expects that the lines add up to the total, invoices and credit notes to what is paid, and that the first payment's
 * deposit is unchanged.
 */
async function expectBooks(id: number, depositCents: number) {
  const { body: party } = await ctx.staff('GET', `/api/bookings/${id}`)
  const lines = party.lines.filter(({ part }) => part === 'total')
  const sum = (amounts: readonly string[]) => amounts.reduce((cents, amount) => cents + toCents(amount), 0)
  expect(sum(lines.map(({ amount }) => amount))).toBe(toCents(party.totalAmount))
  const { paid, back } = await readMoney(id)
  expect(toCents(party.paidAmount)).toBe(paid - back)
  expect(paid - back).toBeGreaterThanOrEqual(depositCents)
  const papers = await ctx.staff('GET', `/api/bookings/${id}/invoices`)
  expect(papers).toMatchObject({ status: 200 })
  const { invoices } = papers.body
  const of = (series: string) =>
    sum(invoices.filter((one) => one.series === series).map(({ amount }) => amount))
  expect([of('invoice'), of('creditNote')]).toEqual([paid, back])
}
