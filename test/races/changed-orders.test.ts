import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { bookingPageToken } from '#server/booking/bookings/booking-page-link.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { happensInSomeRound, withoutLocks } from './without-locks.ts'

/** `npm run test:races` takes 200. */
const ROUNDS = Number(process.env.RACE_CHANGES ?? 3)
const FAMILIES = 8
const ctx = testContext()
const today = partyDayAt(new Date())
let servers: ServerProcess[] = []
let isSharedWithoutLock: boolean

beforeAll(async () => {
  await run('UPDATE site_settings SET max_parties_per_day = 100, teepee_stock = 1000, turnaround_days = 0')
  // Each family has one teepee, and one more is available.
  await run(`UPDATE themes SET teepee_stock = ${FAMILIES + 1} WHERE id = 1`)
  const restoreLocks = await withoutLocks(ctx.db)
  servers = await Promise.all([1, 2].map(() => startServerProcess({ DATABASE_URL: ctx.databaseUrl })))
  isSharedWithoutLock = await happensInSomeRound(
    async (round) => (await raceOn(addDays(today, 40 + round))).winners.length > 1,
  )
  await restoreLocks()
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

it('first demonstrates the race: without the lock, several families get the last teepee', () => {
  expect(isSharedWithoutLock).toBe(true)
})

it(`lets exactly one of ${FAMILIES} families have the last teepee, in ${ROUNDS} rounds, and leaves all other orders as they were`, {
  timeout: 600_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { winners, losers } = await raceOn(addDays(today, 90 + round))
    expect([round, winners.length, losers.length]).toEqual([round, 1, FAMILIES - 1])
    expect(winners[0]?.after.numberOfTeepees).toBe(2)
    for (const { before, after } of losers) expect(after).toEqual(before)
  }
})

type Raced = { readonly before: FullBooking; readonly after: FullBooking }

/** Families with one teepee each add the last one, all at once and on both servers. */
async function raceOn(day: string): Promise<{ winners: Raced[]; losers: Raced[] }> {
  const families = await Promise.all(range(FAMILIES).map((family) => book(family, day)))
  const ready = await Promise.all(families.map((before, family) => prepare(family, before)))
  const statuses = await Promise.all(ready.map((change) => change()))
  const raced = await Promise.all(
    families.map(async (before) => ({ before, after: present(await findBooking(ctx.db, before)) })),
  )
  expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([])
  return {
    winners: raced.filter((_, family) => statuses[family] === 200),
    losers: raced.filter((_, family) => statuses[family] === 409),
  }
}

async function book(family: number, bookingDate: string): Promise<FullBooking> {
  const email = { customerEmail: `family${family}@example.com` }
  const order = bookingRequest({ bookingDate, themeId: 1, numberOfTeepees: 1, ...email })
  const key = { 'Idempotency-Key': `${bookingDate}-${family}` }
  const { body } = await post<CallAnswer<'POST', '/api/bookings'>>(
    getServer(family),
    '/api/bookings',
    order,
    key,
  )
  return present(await findBooking(ctx.db, { id: body.id }))
}

/**
 * Requests the price of one more teepee; returns a function that sends the change and resolves to the response's
 * status.
 */
async function prepare(family: number, booking: FullBooking) {
  const token = await bookingPageToken(ctx.db, booking, new Date('2100-01-01'))
  const at = (action: string) => `/api/my-bookings/${booking.reference}/${action}?token=${token}`
  const wanted = { numberOfTeepees: 2 }
  const server = getServer(family)
  const quote = await post<CallAnswer<'POST', '/api/my-bookings/:reference/change-quote'>>(
    server,
    at('change-quote'),
    wanted,
  )
  const { version, differenceAmount } = quote.body
  return async () => (await post(server, at('change'), { ...wanted, version, differenceAmount })).status
}

/** An overloaded server responds with 503; the same request is then sent again. */
async function post<Body>(server: ServerProcess, path: string, body: object, headers: object = {}) {
  for (;;) {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Body
    if (response.status !== 503) return { status: response.status, body: answer }
  }
}

function getServer(family: number): ServerProcess {
  return present(servers[family % servers.length])
}

async function run(statement: string): Promise<void> {
  await ctx.db.execute(statement)
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
