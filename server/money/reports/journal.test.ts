import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, dayBegins } from '#domain/foundation/time/party-day.ts'
import { PAYMENT_METHODS } from '#domain/money/payment-method.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { bookings, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { sum } from '#test/factories/any-history.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const FIRST = '2027-01-01'

const anyPayment = fc.record({
  booking: fc.integer({ min: 0, max: 5 }),
  amountCents: fc.integer({ min: 2, max: 60_000 }),
  method: fc.constantFrom(...PAYMENT_METHODS),
  hours: fc.integer({ min: 0, max: 24 * 90 }),
  shares: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 2 }),
})

const cents = (decimal: string) => Math.round(Number(decimal) * 100)

/** Creates random payments and refunds at any hour, some for bookings that have since been deleted. */
async function anyBooks(): Promise<void> {
  const ids: number[] = []
  for (let made = 0; made < 6; made++) {
    const request = bookingRequest({ overrideCapacity: true, addons: [{ addonId: 1, quantity: made + 1 }] })
    ids.push((await ctx.staff('POST', '/api/admin/bookings', request)).body.id)
  }
  for (const [index, payment] of fc.sample(anyPayment, 120).entries()) {
    const { amountCents, method, hours, shares } = payment
    const createdAt = new Date(dayBegins(FIRST).getTime() + hours * 3_600_000)
    const bookingId = ids[payment.booking] ?? null
    const [row] = await ctx.db
      .insert(payments)
      .values({ bookingId, amountCents, method, createdAt })
      .returning({ id: payments.id })
    for (const share of shares)
      await ctx.db.insert(refunds).values({
        paymentId: row?.id ?? 0,
        amountCents: Math.max(1, Math.floor((amountCents * share) / 100)),
        cause: 'cancellation',
        reason: 'Any',
        status: index % 7 === 0 ? 'failed' : 'succeeded',
        createdAt: new Date(createdAt.getTime() + share * 3_600_000),
      })
  }
  await ctx.db.update(payments).set({ bookingId: null }).where(sql`booking_id = ${ids[5]}`)
  await ctx.db.delete(bookings).where(sql`id = ${ids[5]}`)
}

it('adds up to the payments and refunds in any range, day by day, for any books', async () => {
  await anyBooks()
  for (const [from, to] of [
    [FIRST, '2027-12-31'],
    ['2027-01-20', '2027-02-10'],
    ['2027-03-14', '2027-03-14'],
  ] as const) {
    const range = `from=${from}&to=${to}`
    const { body: journal } = await ctx.staff('GET', `/api/admin/reports/journal?${range}`)
    const within = sql`created_at >= ${dayBegins(from)} AND created_at < ${dayBegins(addDays(to, 1))}`
    const books = await ctx.db.execute<{ taken: string; back: string; count: number }>(sql`
      SELECT (SELECT coalesce(sum(amount), 0.00) FROM payments WHERE ${within}) AS taken,
        (SELECT coalesce(sum(amount), 0.00) FROM refunds WHERE status <> 'failed' AND ${within}) AS back,
        (SELECT count(*) FROM payments WHERE ${within})::int
          + (SELECT count(*) FROM refunds WHERE status <> 'failed' AND ${within})::int AS count`)
    const { taken, back, count } = books.rows[0] ?? { taken: '', back: '', count: 0 }
    expect([journal.takenAmount, journal.backAmount, journal.entries.length]).toEqual([taken, back, count])
    type Entry = { day: string; lines: { debitAmount: string; creditAmount: string }[] }
    const amounts = (journal.entries as Entry[]).map(({ day, lines }) => {
      expect(from <= day && day <= to).toBe(true)
      const debits = sum(lines.map(({ debitAmount }) => cents(debitAmount)))
      expect(sum(lines.map(({ creditAmount }) => cents(creditAmount)))).toBe(debits)
      return debits
    })
    expect(sum(amounts)).toBe(cents(taken) + cents(back))
    const { body: revenue } = await ctx.staff('GET', `/api/admin/reports/revenue?${range}`)
    for (const rows of [revenue.periods, revenue.zips, revenue.items])
      expect(sum(rows.map(({ netAmount }) => cents(netAmount)))).toBe(cents(taken) - cents(back))
  }
})
