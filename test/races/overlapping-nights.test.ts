import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { listNights, type Stay } from '#domain/foundation/time/stay.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { happensInSomeRound, withoutLocks } from './without-locks.ts'

/** `npm run test:races` runs 200. */
const ROUNDS = Number(process.env.RACE_NIGHT_ROUNDS ?? 5)
/** Who wants which nights of a round, on two servers at once: all of them overlap with others. */
const WISHES = [
  { from: 0, nights: 3 },
  { from: 2, nights: 3 },
  { from: 1, nights: 1 },
  { from: 3, nights: 2 },
  { from: 0, nights: 1 },
  { from: 1, nights: 3 },
  { from: 4, nights: 1 },
  { from: 2, nights: 1 },
] as const
/** Days between rounds that run at the same time, so that they do not meet. */
const APART = 14
const AT_ONCE = 5
const ctx = testContext()
const first = addDays(partyDayAt(new Date()), 100)
let servers: ServerProcess[] = []
let isSharedWithoutLocks: boolean

beforeAll(async () => {
  await ctx.db.execute('UPDATE site_settings SET max_parties_per_day = 1')
  await ctx.staff('PUT', '/api/admin/pricing', { nights: { most: 3, perTeepee: '25' } })
  const restoreLocks = await withoutLocks(ctx.db)
  servers = await Promise.all([1, 2].map(() => startServerProcess({ DATABASE_URL: ctx.databaseUrl })))
  isSharedWithoutLocks = await happensInSomeRound(async () =>
    (await playRound()).some(({ stored }) => countBusiest(stored) > 1),
  )
  await restoreLocks()
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

it('first demonstrates the race: without the locks, two families get one night', () => {
  expect(isSharedWithoutLocks).toBe(true)
})

it(`never gives a night to two of ${WISHES.length} families, and refuses nobody whose nights are free, in ${ROUNDS} rounds`, {
  timeout: 600_000,
}, async () => {
  for (let played = 0; played < ROUNDS; played += AT_ONCE) {
    for (const { stored, refused } of await playRound()) {
      expect(countBusiest(stored), JSON.stringify(stored)).toBe(1)
      const taken = new Set(stored.flatMap(listNights))
      for (const stay of refused)
        expect(
          listNights(stay).some((night) => taken.has(night)),
          JSON.stringify({ stay, stored }),
        ).toBe(true)
    }
  }
})

/** Plays some rounds at the same time, each on days of its own, and clears the calendar. */
async function playRound(): Promise<{ readonly stored: Stay[]; readonly refused: Stay[] }[]> {
  const rounds = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, round) => {
      const begins = addDays(first, round * APART)
      const answers = await Promise.all(WISHES.map((wish, family) => book(family, toStay(begins, wish))))
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
      return { begins, refused: answers.filter(({ status }) => status === 409).map(({ stay }) => stay) }
    }),
  )
  const { bookingDate, numberOfNights } = bookings
  const all = await ctx.db.select({ bookingDate, numberOfNights }).from(bookings)
  await ctx.db.delete(bookings)
  return rounds.map(({ begins, refused }) => ({
    refused,
    stored: all.filter((stay) => stay.bookingDate >= begins && stay.bookingDate < addDays(begins, APART)),
  }))
}

function toStay(begins: PartyDay, { from, nights }: (typeof WISHES)[number]): Stay {
  return { bookingDate: addDays(begins, from), numberOfNights: nights }
}

/** Returns how many parties share the night with the most of them. */
function countBusiest(stays: readonly Stay[]): number {
  return Math.max(
    ...[...Map.groupBy(stays.flatMap(listNights), (night) => night).values()].map((l) => l.length),
  )
}

/** An overloaded server responds with 503; the family then tries again. */
async function book(family: number, stay: Stay): Promise<{ readonly status: number; readonly stay: Stay }> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(bookingRequest({ ...stay, customerEmail: `family${family}@example.com` })),
  }
  for (;;) {
    const { status } = await fetch(`${servers[family % servers.length]?.url}/api/bookings`, request)
    if (status !== 503) return { status, stay }
  }
}
