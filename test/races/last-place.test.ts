import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { happensInSomeRound, withoutLocks } from './without-locks.ts'

/** Without the lock, nine of ten rounds have several winners. `npm run test:races` runs 1,000. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 5)
/** Rounds that run at the same time, each on its own day. */
const AT_ONCE = 5
const CUSTOMERS = 60
const ctx = testContext()
const today = partyDayAt(new Date())
let servers: ServerProcess[] = []
let isSharedWithoutLock: boolean

beforeAll(async () => {
  // One party per day whose teepees are free again the next day, so every day is a single place.
  await run('UPDATE site_settings SET max_parties_per_day = 1, turnaround_days = 0')
  const restoreLocks = await withoutLocks(ctx.db)
  servers = await Promise.all([1, 2].map(() => startServerProcess({ DATABASE_URL: ctx.databaseUrl })))
  isSharedWithoutLock = await happensInSomeRound(async () => {
    const winners = await Promise.all(
      range(AT_ONCE).map((round) => countBooked(addDays(today, round + 1), 8)),
    )
    await run('DELETE FROM bookings')
    return winners.some((count) => count > 1)
  })
  await restoreLocks()
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

describe('two server processes and one place', () => {
  it('first demonstrates the race: without the lock, several families get the same place', () => {
    expect(isSharedWithoutLock).toBe(true)
  })

  it(`lets exactly one of ${CUSTOMERS} customers have the last place, and tells the others in a sentence`, async () => {
    const day = addDays(today, 60)
    const responses = await Promise.all(range(CUSTOMERS).map((customer) => book(customer, day)))
    const refused = responses.filter(({ status }) => status === 409)
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(refused).toHaveLength(CUSTOMERS - 1)
    for (const { body } of refused) {
      expect(body).toMatchObject({
        code: 'date_unavailable',
        message: expect.stringMatching(/is fully booked\. Choose another date\.$/),
      })
    }
  })

  it(`lets exactly one of 8 families have the last projector, in ${ROUNDS} rounds`, {
    timeout: 240_000,
  }, async () => {
    await run('UPDATE site_settings SET max_parties_per_day = 100, teepee_stock = 1000')
    await run('UPDATE themes SET teepee_stock = 1000')
    await run('UPDATE addons SET stock = 1 WHERE id = 1')
    const projector = { addons: [{ addonId: 1, quantity: 1 }] }
    const counts = await inRounds((day) => countBooked(day, 8, projector))
    await run('UPDATE addons SET stock = NULL WHERE id = 1')
    await run('UPDATE site_settings SET max_parties_per_day = 1')
    expect(counts).toEqual(Array(ROUNDS).fill(1))
  })

  it(`never lets two of 8 customers have one place, in ${ROUNDS} rounds`, {
    timeout: 240_000,
  }, async () => {
    const counts = await inRounds((day) => countBooked(day, 8))
    expect(counts).toEqual(Array(ROUNDS).fill(1))
  })
})

/**
 * Counts the winners of each round on days without bookings, compares them with what is stored, and resets the days.
 */
async function inRounds(countWinners: (day: string) => Promise<number>): Promise<number[]> {
  const counts: number[] = []
  for (const _ of range(ROUNDS / AT_ONCE)) {
    const days = range(AT_ONCE).map((n) => addDays(today, 100 + n))
    const winners = await Promise.all(days.map(countWinners))
    expect(await Promise.all(days.map(countStored))).toEqual(winners)
    counts.push(...winners)
    await run(`DELETE FROM bookings WHERE booking_date >= date '${addDays(today, 100)}'`)
  }
  return counts
}

function countStored(day: string): Promise<number> {
  return ctx.db.$count(bookings, eq(bookings.bookingDate, day))
}

async function countBooked(
  day: string,
  customers: number,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const responses = await Promise.all(range(customers).map((customer) => book(customer, day, changes)))
  return responses.filter(({ status }) => status === 201).length
}

/** An overloaded server responds with 503; the customer then retries with the same key, as in the wizard. */
async function book(
  customer: number,
  bookingDate: string,
  changes: Record<string, unknown> = {},
): Promise<{ status: number; body: unknown }> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(
      bookingRequest({ bookingDate, customerEmail: `customer${customer}@example.com`, ...changes }),
    ),
  }
  for (;;) {
    const response = await fetch(`${servers[customer % servers.length]?.url}/api/bookings`, request)
    const body = await response.json()
    if (response.status !== 503) return { status: response.status, body }
  }
}

async function run(statement: string): Promise<void> {
  await ctx.db.execute(statement)
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
