import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { asc, eq } from '#server/foundation/database/drizzle.ts'
import { bookings, outbox, waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { BASIC, testContext } from '#test/test-context.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const ctx = testContext()
const DAY = addDays(partyDayAt(new Date()), 60)
const PLACES = 10
const FAMILIES = 20
let servers: ServerProcess[] = []

beforeAll(async () => {
  await ctx.db.execute(`UPDATE site_settings SET max_parties_per_day = ${PLACES}, teepee_stock = 1000`)
  await ctx.db.execute('UPDATE themes SET teepee_stock = 1000')
  servers = await Promise.all([1, 2].map(() => startServerProcess({ DATABASE_URL: ctx.databaseUrl })))
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

it(`${FAMILIES} families wait on two servers: each of ${PLACES} places is held for the next in line, once, and nobody else`, {
  timeout: 180_000,
}, async () => {
  const taken = await Promise.all(range(PLACES).map((n) => book(n, 'first')))
  expect(taken.map(({ status }) => status)).toEqual(Array(PLACES).fill(201))
  await ctx.db.update(bookings).set({ bookingStatus: 'confirmed', holdExpiresAt: null })
  const joined = await Promise.all(range(FAMILIES).map((n) => wait(n)))
  expect(joined.map(({ status }) => status)).toEqual(Array(FAMILIES).fill(201))
  // A family that joins twice, once on each server, is listed once.
  const again = await Promise.all(range(FAMILIES).map((n) => wait(n, n + 1)))
  expect(again.map(({ status }) => status)).toEqual(Array(FAMILIES).fill(200))

  // Where more than two wait, only those count who opened the link in their mail.
  for (const { token } of await entries()) await ask(0, 'GET', `/api/waiting-list/${token}`)

  // Places are freed in random order, while strangers try to book them.
  const numbers = (await ctx.db.select({ id: bookings.id }).from(bookings)).map(({ id }) => id)
  const scattered = numbers.sort((a, b) => ((a * 7) % 11) - ((b * 7) % 11))
  const [, strangers] = await Promise.all([
    Promise.all(scattered.map((id, n) => ask(n, 'DELETE', `/api/bookings/${id}`))),
    Promise.all(range(10).map((n) => book(n, 'stranger'))),
  ])
  expect(strangers.filter(({ status }) => status === 201)).toEqual([])
  const line = await entries()
  expect(line.map(({ status }) => status)).toEqual([
    ...Array(PLACES).fill('offered'),
    ...Array(FAMILIES - PLACES).fill('waiting'),
  ])
  expect(await offered()).toEqual(line.slice(0, PLACES).map(({ customerEmail }) => customerEmail))

  // The first seven take their places, each on both servers at once; two let theirs expire, and one leaves.
  const takers = line.slice(0, 7)
  const booked = await Promise.all(
    takers.flatMap(({ token }) => [
      book(0, 'taker', { offerToken: token }),
      book(1, 'taker', { offerToken: token }),
    ]),
  )
  expect(booked.filter(({ status }) => status === 201)).toHaveLength(7)
  for (const { id } of line.slice(7, 9))
    await ctx.db
      .update(waitingList)
      .set({ offerExpiresAt: new Date(0) })
      .where(eq(waitingList.id, id))
  await Promise.all([
    ask(0, 'DELETE', `/api/waiting-list/${line[9]?.token}`),
    ask(1, 'DELETE', `/api/waiting-list/${line[15]?.token}`),
    ...range(10).map((n) => book(n, 'stranger')),
  ])
  await ask(0, 'PUT', '/api/site-settings', { showSampleContent: true })
  const statuses = (await entries()).map(({ status }) => status)
  expect(statuses.slice(0, 14)).toEqual([
    ...Array(7).fill('booked'),
    ...Array(2).fill('missed'),
    'left',
    ...Array(3).fill('offered'),
    'waiting',
  ])
  expect(await offered()).toEqual(line.slice(0, 13).map(({ customerEmail }) => customerEmail))
})

/** Returns the recipients of offers, in order. */
async function offered(): Promise<string[]> {
  const mails = await ctx.db.select().from(outbox).orderBy(asc(outbox.id))
  return mails.filter(({ kind }) => kind === 'waiting-list-offer').map(({ recipient }) => recipient)
}

function entries() {
  return ctx.db.select().from(waitingList).orderBy(asc(waitingList.id))
}

function book(n: number, name: string, changes: Record<string, unknown> = {}) {
  const customerEmail = `${name}${n}@example.com`
  return ask(n, 'POST', '/api/bookings', bookingRequest({ bookingDate: DAY, customerEmail, ...changes }), {})
}

function wait(n: number, on = n) {
  const family = { customerName: `Family ${n}`, customerEmail: `family${n}@example.com` }
  return ask(on, 'POST', '/api/waiting-list', { ...family, bookingDate: DAY, numberOfTeepees: 2 }, {})
}

/** Calls one of the two servers, as staff unless told otherwise. */
async function ask(
  on: number,
  method: string,
  path: string,
  body?: object,
  who: object = { Authorization: BASIC },
) {
  const response = await fetch(`${servers[on % servers.length]?.url}${path}`, {
    method,
    headers: { ...who, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
