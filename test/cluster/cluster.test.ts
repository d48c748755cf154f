import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { NEW_SITE } from '#domain/site/new-site.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { ADMIN, BASIC } from '#test/administrator.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { TEMPLATE } from '#test/database-server.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { seasonFigures } from '#test/races/season-figures.ts'
import { askFrom, type Reply, visitorAddress } from './ask-from.ts'
import { testCluster } from './test-cluster.ts'

/** `npm run test:cluster` makes 5,000 bookings by 200 customers; the short form checks the same with fewer. */
const BOOKINGS = Number(process.env.CLUSTER_BOOKINGS ?? 60)
const CUSTOMERS = Number(process.env.CLUSTER_CUSTOMERS ?? 20)
/** They send requests without a pause for as long as the restarts take. */
const VISITORS = Math.min(20, CUSTOMERS / 5)
/** Few enough days that many customers find theirs full. */
const DAYS = Math.min(300, Math.ceil((BOOKINGS * 1.1) / 4))
const PARTIES_PER_DAY = Math.ceil((BOOKINGS * 1.1) / DAYS)
/** Spread over the bookings, however fast they are made. */
const KILLS = Math.max(2, Math.floor(BOOKINGS / 100))
const AUTHORIZATION = { Authorization: BASIC }
/** A repeated booking asks for the same day, past midnight, too. */
const TODAY = partyDayAt(new Date())

const own = testCluster({
  name: 'cluster',
  template: TEMPLATE,
  partiesPerDay: PARTIES_PER_DAY,
  env: { LOG_LEVEL: 'silent' },
})

describe('two servers behind a proxy', () => {
  it('lose nothing acknowledged and never give a place away twice while one is killed again and again', {
    timeout: 3_600_000,
  }, async () => {
    const acknowledged: string[] = []
    const counts = { full: 0, repeated: 0 }
    let next = 0
    const customers = Array.from({ length: CUSTOMERS }, async () => {
      while (next < BOOKINGS) acknowledged.push(await bookSomeDay(next++, counts))
    })
    let [kills, connections] = [0, 0]
    // A restart may take longer than the bookings between two kills, and killing idle servers proves nothing.
    while (kills === 0 || (kills < KILLS && acknowledged.length < BOOKINGS)) {
      while (acknowledged.length < ((kills + 1) * BOOKINGS) / (KILLS + 1)) {
        await pause(20)
        connections = Math.max(connections, await countConnections())
      }
      await own.cluster.killAndRestart(++kills % 2)
    }
    await Promise.all(customers)
    process.stdout.write(
      `cluster: ${acknowledged.length} bookings, ${kills} kills, at most ${connections} connections, ${JSON.stringify(counts)}\n`,
    )
    const { rows } = await own.database.db.execute<{ reference: string }>(sql`SELECT reference FROM bookings`)
    expect(new Set(acknowledged).size).toBe(BOOKINGS)
    expect(rows.map(({ reference }) => reference).sort()).toEqual(acknowledged.sort())
    const figures = await seasonFigures({ db: own.database.db })
    expect(figures).toMatchObject({ bookings: BOOKINGS, daysOverCapacity: 0 })
    expect(counts.full).toBeGreaterThan(0)
  })

  it('answer every request while they are restarted one after the other', { timeout: 600_000 }, async () => {
    const replies: Record<string, number> = {}
    let isOver = false
    const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let n = 0; !isOver; n++) {
        const reply = await lookOrBook(visitor, n).catch((error: Error) => ({ status: error.message }))
        replies[reply.status] = (replies[reply.status] ?? 0) + 1
      }
    })
    await own.cluster.rollingRestart()
    isOver = true
    await Promise.all(visitors)
    process.stdout.write(`rolling restart: replies by status ${JSON.stringify(replies)}\n`)
    // 409 means a full day: a valid response.
    expect(Object.keys(replies).filter((status) => !['200', '201', '409'].includes(status))).toEqual([])
    expect(replies[200]).toBeGreaterThan(0)
    expect((await seasonFigures({ db: own.database.db })).daysOverCapacity).toBe(0)
  })

  it('both show a new price as soon as one of them has saved it', async () => {
    const [first = '', second = ''] = own.cluster.serverUrls()
    const getPage = async (server: string) => (await fetch(`${server}/themes/1`)).text()
    for (const server of [first, second]) expect(await getPage(server)).not.toContain('$123.45')
    const theme = (await (await fetch(`${first}/api/themes/1`)).json()) as CallAnswer<'GET', '/api/themes/1'>
    const changed = await askFrom('127.0.0.1', `${first}/api/themes/1`, {
      method: 'PATCH',
      body: { pricePerTeepee: '123.45', version: theme.version },
      headers: AUTHORIZATION,
    })
    expect(changed.status).toBe(200)
    const started = performance.now()
    for (const server of [first, second]) {
      while (!(await getPage(server)).includes('$123.45')) await pause(10)
      process.stdout.write(`price change: shown after ${Math.round(performance.now() - started)} ms\n`)
    }
  })

  it('both show a new logo as soon as one of them has saved it', async () => {
    const [first = '', second = ''] = own.cluster.serverUrls()
    const showsOld = async (server: string) =>
      (await (await fetch(`${server}/`)).text()).includes(NEW_SITE.siteLogo)
    for (const server of [first, second]) expect(await showsOld(server)).toBe(true)
    const saved = await askFrom('127.0.0.1', `${first}/api/site-settings`, {
      method: 'PUT',
      body: { siteLogo: NEW_SITE.heroImage },
      headers: AUTHORIZATION,
    })
    expect(saved.status).toBe(200)
    for (const server of [first, second]) while (await showsOld(server)) await pause(10)
  })

  it('both show the owner’s new words as soon as one of them has published them', async () => {
    const [first = '', second = ''] = own.cluster.serverUrls()
    const getPage = async (server: string) => (await fetch(`${server}/`)).text()
    const words = 'Nights to remember, on both servers'
    for (const server of [first, second]) expect(await getPage(server)).not.toContain(words)
    const ask = (method: string, path: string, body?: object) =>
      askFrom('127.0.0.1', first + path, { method, headers: AUTHORIZATION, ...(body && { body }) })
    const draft = await ask('PUT', '/api/admin/site-texts?language=en', { texts: { 'hero.title': words } })
    const { versions } = draft.body as CallAnswer<'PUT', '/api/admin/site-texts'>
    for (const server of [first, second]) expect(await getPage(server)).not.toContain(words)
    expect((await ask('POST', `/api/admin/site-texts/${versions[0]?.version}/publish`)).status).toBe(200)
    const started = performance.now()
    for (const server of [first, second]) {
      while (!(await getPage(server)).includes(words)) await pause(10)
      process.stdout.write(`new words: shown after ${Math.round(performance.now() - started)} ms\n`)
    }
  })

  it('share the count of password guesses', async () => {
    const guess = (n: number) =>
      askFrom('127.0.0.9', `${own.cluster.serverUrls()[n % 2]}/api/admin/login`, {
        method: 'POST',
        body: { username: ADMIN.username, password: 'a wrong password' },
        headers: { 'X-Forwarded-For': '203.0.113.77' },
      })
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await guess(n)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('share the count of a visitor’s requests', async () => {
    const ask = (n: number) =>
      askFrom('127.0.0.9', `${own.cluster.serverUrls()[n % 2]}/api/coupons/validate`, {
        method: 'POST',
        body: { code: 'NONE', amount: 100 },
        headers: { 'X-Forwarded-For': '203.0.113.78' },
      })
    await ask(0)
    // 10 of the 60 are left, for as long as this takes.
    await own.database.db.execute(sql`
      UPDATE rate_limits SET count = 50, resets_at = resets_at + interval '1 hour' WHERE key LIKE 'coupon-validation:%'`)
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n)))
    const count = (wanted: number) => replies.filter(({ status }) => status === wanted).length
    expect({ answered: count(404), refused: count(429) }).toEqual({ answered: 10, refused: 10 })
  })

  it('accept a session that the other one opened', async () => {
    const [first, second] = own.cluster.serverUrls()
    await own.database.db.execute(sql`DELETE FROM rate_limits`)
    const login = await askFrom('127.0.0.1', `${first}/api/admin/login`, { method: 'POST', body: ADMIN })
    const headers = { Authorization: `Basic ${login.body.credential}` }
    expect((await askFrom('127.0.0.1', `${second}/api/admin/check`, { headers })).status).toBe(200)
  })
})

/** Counts the connections of the servers, or of the pooler in front of them and their direct ones. */
async function countConnections(): Promise<number> {
  const { rows } = await own.database.db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND application_name <> 'test'`)
  return rows[0]?.count ?? 0
}

/**
 * Behaves like a good client: repeats the same request with the same key until a server responds, and tries another day
 * if one is full.
 */
async function bookSomeDay(n: number, counts: { full: number; repeated: number }): Promise<string> {
  // Every other customer wants one of the first days, so that those fill up.
  const wanted = n % 2 === 0 ? DAYS : Math.ceil(DAYS / 2)
  for (let day = (n * 7) % wanted; ; day = (day + 11) % DAYS) {
    const reply = await bookUntilAnswered(n, day, counts)
    if (reply.status === 201) return String(reply.body.bookingId)
    if (reply.body.code !== 'date_unavailable')
      throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
    counts.full++
  }
}

async function bookUntilAnswered(n: number, day: number, counts: { repeated: number }): Promise<Reply> {
  for (;;) {
    const reply = await book(n, day).catch(() => undefined)
    const isUnderway = reply?.status === 409 && reply.body.code === 'conflict'
    if (reply && reply.status < 500 && !isUnderway) return reply
    counts.repeated++
    await pause(100)
  }
}

function book(n: number, day: number): Promise<Reply> {
  const bookingDate = addDays(TODAY, 3 + day)
  return askFrom(visitorAddress(n), `${own.cluster.url}/api/bookings`, {
    method: 'POST',
    body: bookingRequest({ bookingDate, numberOfTeepees: 1, themeId: 1 + (n % 4) }),
    headers: { 'Idempotency-Key': `booking-${n}-${day}` },
  })
}

function lookOrBook(visitor: number, n: number): Promise<Reply> {
  const number = BOOKINGS + visitor * 10_000 + n
  if (n % 4 === 3) return book(number, number % DAYS)
  const path = ['/', '/api/themes', '/addons'][n % 4] ?? '/'
  return askFrom(visitorAddress(number), own.cluster.url + path)
}
