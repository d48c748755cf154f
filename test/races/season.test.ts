import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { createApi } from '#server/api.ts'
import type { Context } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import { rescheduleByFamily } from '#server/family/booking-page/reschedule-by-family.ts'
import { cancelBooking } from '#server/family/checkout/cancel-booking.ts'
import type { DatabaseClient } from '#server/foundation/database/client.ts'
import { coupons } from '#server/foundation/database/schema/all-tables.ts'
import { sendDueMail } from '#server/foundation/mail/send-due-mail.ts'
import { expireHolds } from '#server/money/payments/intents/expire-holds.ts'
import { reconcile } from '#server/money/payments/reconciliation/reconcile.ts'
import { retryRefunds } from '#server/money/payments/refunds/send-refund.ts'
import { openCopy } from '#test/copy-database.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { bookingRequest, DECLINED_CARD, GOOD_CARD } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'
import { seasonFigures } from './season-figures.ts'

/** SEASON_CUSTOMERS=10000 runs the whole season; the default checks the same in a few seconds. */
const CUSTOMERS = Number(process.env.SEASON_CUSTOMERS ?? 60)
const AT_ONCE = 20
const MINUTE = 60_000
const COUPON_USES = Math.ceil(CUSTOMERS / 20)
const DAYS = Math.min(370, Math.ceil(CUSTOMERS / 6))

const delivered: string[] = []
const mail = {
  send: async ({ messageId }: { messageId: string }) => void delivered.push(messageId),
  close: () => undefined,
}
const first = testContext({ env: { RATE_LIMITS: 'off' }, changes: () => ({ mail }) })
let secondDatabase: DatabaseClient
let servers: { ctx: Context; call: typeof first.call }[]

beforeAll(async () => {
  secondDatabase = openCopy(first.databaseUrl)
  const second = await createContext(
    { config: first.config, db: secondDatabase.db, log: first.log },
    { now: first.now, mail },
  )
  const api = createApi(second)
  const call: typeof first.call = async (method, path, body) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await api.request(path, { method, headers, body: JSON.stringify(body) })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  servers = [
    { ctx: first, call: first.call },
    { ctx: second, call },
  ]
  await first.db
    .insert(coupons)
    .values({ code: 'SEASON', discountType: 'fixed', discountValueHundredths: 1000, maxUses: COUPON_USES })
})
afterAll(() => secondDatabase.close())

describe(`a season of ${CUSTOMERS} customers on two servers`, () => {
  it('gives no place, coupon or mail away twice and loses no cent', { timeout: 30 * MINUTE }, async () => {
    // The test payments' ledger uses the real clock.
    const opening = Date.now()
    for (let begun = 0; begun < CUSTOMERS; begun += AT_ONCE) {
      first.setNow(new Date(opening + (begun / AT_ONCE) * 8 * MINUTE))
      const crowd = Array.from({ length: Math.min(AT_ONCE, CUSTOMERS - begun) }, (_, i) => visit(begun + i))
      await Promise.all([...crowd, ...servers.map(({ ctx }) => runJobs(ctx))])
    }
    await Promise.all(servers.map(({ ctx }) => reconcile(ctx)))
    first.setNow(new Date(first.now().getTime() + 60 * MINUTE))
    for (let i = 0; i < 3; i++) await Promise.all(servers.map(({ ctx }) => drainJobs(ctx)))
    const figures = await seasonFigures(first)
    if (process.env.SEASON_CUSTOMERS) process.stdout.write(`${JSON.stringify(figures)}\n`)
    expect(figures.daysOverCapacity).toBe(0)
    expect(figures.couponUses).toBeLessThanOrEqual(COUPON_USES)
    expect(figures.couponUses).toBe(figures.bookingsHoldingCoupon)
    expect(figures.recordedCents).toBe(figures.takenCents)
    expect(figures.recordedRefundCents).toBe(figures.refundedCents)
    expect(figures.confirmations).toBe(figures.acceptedPayments)
    expect(figures.mailsNotSent).toBe(0)
    expect(delivered).toHaveLength(figures.mails)
    expect(new Set(delivered).size).toBe(delivered.length)
    // The simulation is meaningful only if everything that can happen did.
    for (const count of [figures.acceptedPayments, figures.expired, figures.cancelled, figures.rescheduled])
      expect(count).toBeGreaterThan(0)
  })
})

/** Runs each server's background jobs meanwhile. */
async function runJobs(ctx: Context): Promise<void> {
  await expireHolds(ctx)
  await retryRefunds(ctx)
  await sendDueMail(ctx)
}

/** Simulates one customer: browses, books, and then pays, leaves, pays late, cancels or moves. */
async function visit(number: number): Promise<void> {
  const server = servers[number % 2]
  if (!server) throw new Error('The servers are not running')
  const { ctx, call } = server
  const chance = createRandom(number)
  const intent = (await call('POST', '/api/create-payment-intent', { amount: 10 })).body
  const request = bookingRequest({
    themeId: 1 + (number % 4),
    numberOfTeepees: 1 + Math.floor(chance() * 5),
    bookingDate: addDays(partyDayAt(ctx.now()), 20 + Math.floor(chance() * DAYS)),
    isDeposit: chance() < 0.6,
    paymentIntentId: intent.paymentIntentId,
    ...(chance() < 0.3 ? { couponCode: 'SEASON' } : {}),
  })
  const booked = await call('POST', '/api/bookings', request)
  if (booked.status === 409) return
  expect(booked.status).toBe(201)
  const fate = chance()
  if (fate < 0.15) return
  const pay = (card: object) =>
    call('POST', `/api/test-payments/${intent.paymentIntentId}/confirm`, {
      ...card,
      clientSecret: intent.clientSecret,
    })
  if (fate < 0.25) await pay(DECLINED_CARD)
  await pay(GOOD_CARD)
  // Some browsers are closed right here: the comparison with the provider must find their payments.
  if (fate < 0.35) return
  const settle = () => call('POST', `/api/bookings/${booked.body.bookingId}/payment`, {})
  await Promise.all(fate < 0.5 ? [settle(), settle()] : [settle()])
  if (fate > 0.9) await cancelBooking(ctx, booked.body.id, { by: 'customer', actor: 'customer' })
  else if (fate > 0.72)
    await rescheduleByFamily(
      ctx,
      booked.body.id,
      addDays(booked.body.bookingDate, 3 + Math.floor(chance() * 9)),
    )
}

/** Returns a seeded generator, so that a customer does the same in every run. */
function createRandom(seed: number): () => number {
  let state = (seed + 1) * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return state / 4_294_967_296
  }
}
