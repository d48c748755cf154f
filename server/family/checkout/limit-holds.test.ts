import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { and, eq, gt } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { expireHolds } from '#server/money/payments/intents/expire-holds.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { TRUST_PROXY: 'true' } })
const MINUTE = 60_000

/** Each party is on its own day. */
let days = 0
const book = (address: string, changes: Record<string, unknown> = {}) =>
  ctx.call(
    'POST',
    '/api/bookings',
    bookingRequest({ bookingDate: addDays('2027-02-01', days++), ...changes }),
    { 'X-Forwarded-For': address },
  )
const statuses = async (count: number, address: string, changes?: Record<string, unknown>) => {
  const all: number[] = []
  for (let i = 0; i < count; i++) all.push((await book(address, changes)).status)
  return all
}

const heldFrom = (network: string) =>
  ctx.db.$count(
    bookings,
    and(
      eq(bookings.holdNetwork, network),
      eq(bookings.bookingStatus, 'pending'),
      gt(bookings.holdExpiresAt, ctx.now()),
    ),
  )

describe('the days that one visitor holds unpaid', () => {
  it('429: at the eleventh, until the first ones have expired; others can still book', async () => {
    expect(await statuses(10, '203.0.113.7')).toEqual(Array(10).fill(201))
    const refused = await book('203.0.113.7')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1800'])
    expect(refused.body.message).toContain('rate limit')
    expect((await book('203.0.113.8')).status).toBe(201)
    ctx.setNow(new Date(MORNING.getTime() + 30 * MINUTE))
    expect((await book('203.0.113.7')).status).toBe(201)
    ctx.setNow(MORNING)
  })

  it('are counted by network where addresses are plentiful', async () => {
    expect(await statuses(10, '2001:db8:1:2::1')).toEqual(Array(10).fill(201))
    expect((await book('2001:db8:1:2:ffff::1')).status).toBe(429)
  })

  it('do not increase when a booking is revised or refused', async () => {
    const { body } = await book('203.0.113.9')
    expect(await statuses(12, '203.0.113.9', { bookingId: body.bookingId })).toEqual(Array(12).fill(201))
    expect(await statuses(12, '203.0.113.9', { bookingDate: '2027-01-01' })).toEqual(Array(12).fill(409))
    expect((await book('203.0.113.9')).status).toBe(201)
  })

  it('do not increase when expired bookings are revived', async () => {
    const address = '203.0.113.10'
    const booked: string[] = []
    for (let round = 0; round < 3; round++) {
      ctx.setNow(new Date(MORNING.getTime() + round * 31 * MINUTE))
      await expireHolds(ctx)
      for (let i = 0; i < 10; i++) booked.push((await book(address)).body.bookingId)
    }
    // The last ten are held. The twenty before them have expired, and revising one by its reference would hold a day
    // again.
    for (const bookingId of booked.slice(0, 20)) {
      const { status, body } = await book(address, { bookingId })
      expect([status, body.code]).toEqual([429, 'rate_limited'])
    }
    expect(await heldFrom(address)).toBe(10)
    ctx.setNow(MORNING)
  })

  it('do not exceed the limit when many are requested at once', async () => {
    const responses = await Promise.all(Array.from({ length: 24 }, () => book('203.0.113.11')))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(await heldFrom('203.0.113.11')).toBe(10)
  })

  it('are not counted if all visitors seem to come from this machine', async () => {
    expect(await statuses(11, '127.0.0.1')).toEqual(Array(11).fill(201))
    expect((await book('::1')).status).toBe(201)
  })
})
