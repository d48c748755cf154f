import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expireHolds } from '#server/money/payments/intents/expire-holds.ts'
import { recordSucceeded } from '#server/money/payments/recording/record-succeeded.ts'
import { expectBookingsFromEvents } from '#test/bookings-from-events.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
/** Two days that share their teepees; with more days, expired holds would seldom meet a full one. */
const DAYS = ['2027-02-12', '2027-02-13']
const MINUTE = 60_000

type Made = { reference: string; number: number; intentId: string; clientSecret: string }
type Step =
  | { do: 'create'; day: number; teepees: number; coupon: boolean }
  | { do: 'pay' | 'ask' | 'webhook' | 'cancel'; pick: number }
  | { do: 'wait'; minutes: number }

const pick = fc.nat({ max: 30 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      day: fc.nat({ max: 1 }),
      teepees: fc.integer({ min: 3, max: 8 }),
      coupon: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('ask' as const, 'webhook' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(10, 31) }) },
)

describe('any sequence of create, pay, expire, cancel and webhooks, repeated', () => {
  it('never exceeds capacity or a coupon, and records exactly the money that was taken', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        await startAfresh()
        const made: Made[] = []
        let now = MORNING
        for (const each of steps) {
          if (each.do === 'wait') {
            now = new Date(now.getTime() + each.minutes * MINUTE)
            ctx.setNow(now)
            await expireHolds(ctx)
          } else await take(each, made)
          await expectCapacityKept()
        }
        await expectBooksToAgree()
        await expectBookingsFromEvents(ctx)
      }),
      { numRuns: 16 },
    )
  })
})

async function take(each: Exclude<Step, { do: 'wait' }>, made: Made[]): Promise<void> {
  if (each.do === 'create') return create(each, made)
  const booking = made[each.pick % Math.max(1, made.length)]
  if (!booking) return
  if (each.do === 'pay')
    await ctx.call('POST', `/api/test-payments/${booking.intentId}/confirm`, {
      ...GOOD_CARD,
      clientSecret: booking.clientSecret,
    })
  if (each.do === 'ask') await ctx.call('POST', `/api/bookings/${booking.reference}/payment`)
  if (each.do === 'cancel')
    await ctx.staff('PUT', `/api/bookings/${booking.number}`, { bookingStatus: 'cancelled' })
  if (each.do === 'webhook') {
    const intent = await ctx.payments.readIntent(booking.intentId)
    if (intent?.status === 'succeeded')
      await Promise.all([recordSucceeded(ctx, intent), recordSucceeded(ctx, intent)])
  }
}

async function create(
  { day, teepees, coupon }: Extract<Step, { do: 'create' }>,
  made: Made[],
): Promise<void> {
  const intent = await ctx.call('POST', '/api/create-payment-intent', {
    amount: '1.00',
    currency: 'usd',
    isDeposit: true,
  })
  const { paymentIntentId, clientSecret } = intent.body
  const { status, body } = await ctx.call(
    'POST',
    '/api/bookings',
    bookingRequest({
      bookingDate: DAYS[day],
      numberOfTeepees: teepees,
      paymentIntentId,
      couponCode: coupon ? 'TWICE' : null,
    }),
  )
  if (status === 201)
    made.push({ reference: body.bookingId, number: body.id, intentId: paymentIntentId, clientSecret })
  else expect(status).toBe(409)
}

async function startAfresh(): Promise<void> {
  ctx.setNow(MORNING)
  await ctx.db.execute(
    'TRUNCATE bookings, payments, payment_intents, refunds, test_payment_intents, test_refunds, outbox CASCADE',
  )
  await ctx.db.execute(
    `UPDATE site_settings SET max_parties_per_day = 3, teepee_stock = 12, turnaround_days = 1`,
  )
  await ctx.db.execute(`DELETE FROM coupons WHERE code = 'TWICE'`)
  await ctx.db.execute(
    `INSERT INTO coupons (code, discount_type, discount_value, max_uses) VALUES ('TWICE', 'percentage', 10, 2)`,
  )
}

async function rows<T extends Record<string, unknown>>(statement: string): Promise<T[]> {
  const { rows } = await ctx.db.execute(statement)
  return rows as T[]
}

/** Counts with SQL of its own: the parties on a day, and the teepees on that day and the next. */
async function expectCapacityKept(): Promise<void> {
  const live = await rows<{ day: string; parties: number; teepees: number; theme: number }>(`
    SELECT d::date::text AS day,
      (SELECT count(*)::int FROM bookings WHERE booking_date = d AND booking_status <> 'cancelled') AS parties,
      (SELECT coalesce(sum(number_of_teepees), 0)::int FROM bookings WHERE booking_date IN (d::date, d::date - 1) AND booking_status <> 'cancelled') AS teepees,
      (SELECT coalesce(sum(number_of_teepees), 0)::int FROM bookings WHERE booking_date IN (d::date, d::date - 1) AND booking_status <> 'cancelled' AND theme_id = 1) AS theme
    FROM generate_series(date '2027-02-11', date '2027-02-16', interval '1 day') AS d`)
  for (const { parties, teepees, theme } of live) {
    expect(parties).toBeLessThanOrEqual(3)
    expect(teepees).toBeLessThanOrEqual(12)
    expect(theme).toBeLessThanOrEqual(10)
  }
}

async function expectBooksToAgree(): Promise<void> {
  // Every successful payment is recorded by the next request that looks it up.
  for (const { reference } of await rows<{ reference: string }>('SELECT reference FROM bookings')) {
    await ctx.call('POST', `/api/bookings/${reference}/payment`)
  }
  const [books] = await rows<{ recorded: string; taken: string; back: string; given: string }>(`SELECT
    (SELECT coalesce(sum(amount), 0)::numeric(12,2)::text FROM payments) AS recorded,
    (SELECT coalesce(sum(amount), 0)::numeric(12,2)::text FROM test_payment_intents WHERE status = 'succeeded') AS taken,
    (SELECT coalesce(sum(amount), 0)::numeric(12,2)::text FROM refunds WHERE status = 'succeeded') AS back,
    (SELECT coalesce(sum(refunded_amount), 0)::numeric(12,2)::text FROM test_payment_intents) AS given`)
  expect(books?.recorded).toBe(books?.taken)
  expect(books?.back).toBe(books?.given)
  const [coupon] = await rows<{ used: number; held: number }>(`SELECT used_count AS used,
    (SELECT count(*)::int FROM bookings WHERE coupon_held AND coupon_code = 'TWICE') AS held FROM coupons WHERE code = 'TWICE'`)
  expect(coupon?.used).toBe(coupon?.held)
  expect(coupon?.used).toBeLessThanOrEqual(2)
  await expectCapacityKept()
}
