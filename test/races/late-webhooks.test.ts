import { env } from 'node:process'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { bookings, paymentIntents, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { bookingRequest, DECLINED_CARD, GOOD_CARD } from '#test/factories/booking-request.ts'
import { BANK_ACCOUNT } from '#test/simulated/stripe/ledger.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { MORNING } from '#test/test-context.ts'

/** How many events are sent in total; `npm run test:races` sends more. */
const EVENTS = Number(env.RACE_WEBHOOKS ?? 80)
const EVENTS_PER_FAMILY = 30
const HOUR = 3_600_000

const { ctx, stripe, deliver } = await stripeContext()

/** What happens next: `pick` chooses among the events so far. */
const anyStep = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('card', 'declined', 'bank', 'arrives', 'bounces') },
  { weight: 1, arbitrary: fc.constantFrom('asks', 'jobs') },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 72 }).map((hours) => ({ hours })) },
  { weight: 6, arbitrary: fc.nat(1_000).map((pick) => ({ pick })) },
)
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

let clock = MORNING
let delivered = 0

async function family(steps: readonly Step[], day: number): Promise<void> {
  clock = MORNING
  ctx.setNow(clock)
  const from = stripe.webhooks.length
  const bookingDate = new Date(Date.UTC(2027, 5, 1) + day * 2 * 24 * HOUR).toISOString().slice(0, 10)
  const { body: intent } = await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })
  const { paymentIntentId } = intent
  const order = bookingRequest({ bookingDate, paymentIntentId })
  const { body: booking } = await ctx.call('POST', '/api/bookings', order)
  const atStripe = (work: () => unknown) => {
    try {
      work()
    } catch {
      // Stripe refuses what does not fit the state of the payment.
    }
  }
  const take = async (step: Step) => {
    if (step === 'card') atStripe(() => stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number))
    else if (step === 'declined') atStripe(() => stripe.ledger.confirm(paymentIntentId, DECLINED_CARD.number))
    else if (step === 'bank') atStripe(() => stripe.ledger.confirm(paymentIntentId, BANK_ACCOUNT))
    else if (step === 'arrives') atStripe(() => stripe.ledger.settle(paymentIntentId, true))
    else if (step === 'bounces') atStripe(() => stripe.ledger.settle(paymentIntentId, false))
    else if (step === 'asks') await ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, {})
    else if (step === 'jobs') await drainJobs(ctx)
    else if ('hours' in step) pass(step.hours)
    else await deliverOne(from, step.pick)
  }
  // Three at a time, because events and browsers do not wait for each other.
  for (let i = 0; i < steps.length; i += 3) await Promise.all(steps.slice(i, i + 3).map(take))
  for (const webhook of stripe.webhooks.slice(from).reverse()) await deliver(webhook)
  await drainJobs(ctx)
  await expectAgreement(booking.id, paymentIntentId)
  // Its day is free for another family.
  await ctx.db.update(bookings).set({ bookingStatus: 'cancelled' }).where(eq(bookings.id, booking.id))
}

function pass(hours: number): void {
  clock = new Date(clock.getTime() + hours * HOUR)
  ctx.setNow(clock)
}

async function deliverOne(from: number, pick: number): Promise<void> {
  const events = stripe.webhooks.slice(from)
  const event = events[pick % Math.max(1, events.length)]
  if (!event) return
  delivered++
  expect((await deliver(event)).status).toBe(200)
}

/** Expects that our books agree with Stripe's, and nothing counts as paid that was not received. */
async function expectAgreement(id: number, intentId: string): Promise<void> {
  const intent = stripe.ledger.find(intentId)
  const recorded = await ctx.db.select().from(payments).where(eq(payments.intentId, intentId))
  expect(recorded.map(({ amountCents }) => amountCents)).toEqual(
    intent.status === 'succeeded' ? [intent.amount_received] : [],
  )
  const kept = intent.amount_received - stripe.ledger.getRefunded(intentId)
  const { body } = await ctx.staff('GET', `/api/bookings/${id}`)
  expect([body.isPaid, body.paidAmount]).toEqual(kept > 0 ? [true, '75.00'] : [false, '0.00'])
  const [attached] = await ctx.db.select().from(paymentIntents).where(eq(paymentIntents.intentId, intentId))
  expect(attached?.settlingSince !== null).toBe(intent.status === 'processing')
  // While a bank is processing the payment, a date that has not been released is held.
  if (intent.status === 'processing' && body.bookingStatus === 'pending')
    expect(Date.parse(body.holdExpiresAt ?? '')).toBeGreaterThan(clock.getTime())
}

describe('events that arrive shuffled, duplicated and late', () => {
  afterAll(() => ctx.setNow(MORNING))

  it(`pay each party at most once, and never early (${EVENTS} events)`, async () => {
    let day = 0
    const plans = fc.array(anyStep, { minLength: EVENTS_PER_FAMILY, maxLength: EVENTS_PER_FAMILY * 2 })
    while (delivered < EVENTS) {
      const [steps = []] = fc.sample(plans, { numRuns: 1, seed: day + 1 })
      await family(steps, day++ % 100)
    }
    const doubled = await ctx.db
      .select({ paymentId: refunds.paymentId })
      .from(refunds)
      .groupBy(refunds.paymentId)
      .having(sql`sum(${refunds.amountCents}) > max(${refunds.amountCents})`)
    expect(doubled).toEqual([])
  }, 3_600_000)
})
