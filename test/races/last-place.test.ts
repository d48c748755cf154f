import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, partyDayAt } from '#domain/party-day.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const ctx = testContext()
const today = partyDayAt(new Date())
let servers: ServerProcess[] = []

beforeAll(async () => {
  // One party a day, its teepees free again the next day: every day is one place.
  await run('UPDATE site_settings SET max_parties_per_day = 1, turnaround_days = 0')
  servers = await startTwo()
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

describe('two server processes and one place', () => {
  it('first shows the race: with the lock taken out, several families get the same place', async () => {
    // A function of the same name, found before PostgreSQL's own, locks nothing.
    await run('CREATE SCHEMA unlocked')
    await run(
      'CREATE FUNCTION unlocked.pg_advisory_xact_lock(int, int) RETURNS void LANGUAGE sql AS $$ SELECT $$',
    )
    await run(
      `ALTER DATABASE ${new URL(ctx.databaseUrl).pathname.slice(1)} SET search_path = unlocked, pg_catalog, public`,
    )
    const unlocked = await startTwo()
    const winners = await Promise.all(
      range(30).map((round) => countBooked(unlocked, addDays(today, round + 1), 8)),
    )
    await Promise.all(unlocked.map((server) => server.stop()))
    await run(`ALTER DATABASE ${new URL(ctx.databaseUrl).pathname.slice(1)} RESET search_path`)
    await run('DROP SCHEMA unlocked CASCADE')
    await run('DELETE FROM bookings')
    expect(winners.some((count) => count > 1)).toBe(true)
  })

  it('lets exactly one of 200 customers have the last place, and tells the others in a sentence', async () => {
    const day = addDays(today, 60)
    const responses = await Promise.all(range(200).map((customer) => book(servers, customer, day)))
    const refused = responses.filter(({ status }) => status === 409)
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(refused).toHaveLength(199)
    for (const { body } of refused) {
      expect(body).toMatchObject({
        code: 'date_unavailable',
        message: expect.stringMatching(/is fully booked\. Please choose another date\.$/),
      })
    }
  })

  it('lets exactly one of 8 families have the last projector, in 100 rounds', {
    timeout: 120_000,
  }, async () => {
    await run('UPDATE site_settings SET max_parties_per_day = 100, teepee_stock = 1000')
    await run('UPDATE themes SET teepee_stock = 1000')
    await run('UPDATE addons SET stock = 1 WHERE id = 1')
    const projector = { addons: [{ addonId: 1, quantity: 1 }] }
    const counts: number[] = []
    for (const lap of range(10)) {
      const days = range(10).map((n) => addDays(today, 200 + lap * 10 + n))
      counts.push(...(await Promise.all(days.map((day) => countBooked(servers, day, 8, projector)))))
    }
    await run('UPDATE addons SET stock = NULL WHERE id = 1')
    await run('DELETE FROM bookings')
    await run('UPDATE site_settings SET max_parties_per_day = 1')
    expect(counts).toEqual(Array(100).fill(1))
  })

  it('never lets two of 8 customers have one place, in 1,000 rounds', { timeout: 240_000 }, async () => {
    const DAYS = 100
    const counts: number[] = []
    for (const lap of range(1000 / DAYS)) {
      // Ten rounds at a time, each about a day of its own.
      for (const first of range(DAYS / 10)) {
        counts.push(
          ...(await Promise.all(
            range(10).map((n) => countBooked(servers, addDays(today, 100 + first * 10 + n), 8)),
          )),
        )
      }
      await run(`DELETE FROM bookings WHERE booking_date >= date '${addDays(today, 100)}' AND ${lap} >= 0`)
    }
    expect(counts).toEqual(Array(1000).fill(1))
  })
})

function startTwo(): Promise<ServerProcess[]> {
  return Promise.all([1, 2].map(() => startServerProcess({ DATABASE_URL: ctx.databaseUrl })))
}

async function countBooked(
  on: readonly ServerProcess[],
  day: string,
  customers: number,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const responses = await Promise.all(range(customers).map((customer) => book(on, customer, day, changes)))
  return responses.filter(({ status }) => status === 201).length
}

async function book(
  on: readonly ServerProcess[],
  customer: number,
  bookingDate: string,
  changes: Record<string, unknown> = {},
) {
  const response = await fetch(`${on[customer % on.length]?.url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(
      bookingRequest({ bookingDate, customerEmail: `customer${customer}@example.com`, ...changes }),
    ),
  })
  return { status: response.status, body: await response.json() }
}

async function run(statement: string): Promise<void> {
  await ctx.db.execute(statement)
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
