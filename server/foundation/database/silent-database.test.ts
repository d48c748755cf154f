import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/create-context.ts'
import { testContext } from '#test/test-context.ts'
import { type DatabaseClient, openDatabase } from './client.ts'
import { isDatabaseDown } from './constraint.ts'
import { sql } from './drizzle.ts'

const ctx = testContext()
const folder = mkdtempSync(join(tmpdir(), 'teepee-line-'))
const lines: { near: Socket; far: Socket }[] = []
let isHanging = false
/** A proxy between a server and its database. */
const between = createServer((near) => {
  const far = connect(join(String(new URL(inject('databaseUrl')).searchParams.get('host')), '.s.PGSQL.5432'))
  for (const socket of [near, far]) socket.on('error', () => undefined)
  if (!isHanging) near.pipe(far).pipe(near)
  lines.push({ near, far })
})
/** Notices a broken connection only when a statement of its own fails. */
let database: DatabaseClient
/** The client as the server configures it. */
let patient: DatabaseClient

beforeAll(async () => {
  await new Promise<void>((resolve) => between.listen(join(folder, '.s.PGSQL.5432'), resolve))
  const url = new URL(ctx.databaseUrl)
  url.searchParams.set('host', folder)
  database = openDatabase(url.href, () => undefined, {
    silenceMilliseconds: 5_000,
    unresponsiveMilliseconds: 60_000,
  })
  patient = openDatabase(url.href, () => undefined)
})
afterAll(async () => {
  for (const { near, far } of lines) for (const socket of [near, far]) socket.destroy()
  between.close()
  await Promise.all([database.close(), patient.close()])
  rmSync(folder, { recursive: true, force: true })
})

/** From now on, existing connections transmit nothing; new ones work. */
const cut = () => {
  for (const { near, far } of lines) for (const socket of [near, far]) socket.unpipe().pause()
}
/** No connection transmits anything. */
const hang = () => {
  isHanging = true
  cut()
}
const goOn = () => {
  isHanging = false
  for (const { near, far } of lines) near.unpipe().pipe(far.unpipe()).pipe(near)
}
const describeFailure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('a silently broken connection fails the requests on it, and none after them', async () => {
  await database.db.execute(sql`SELECT 1`)
  cut()
  expect(isDatabaseDown(await describeFailure(database.db.execute(sql`SELECT 1`)))).toBe(true)
  await database.db.execute(sql`SELECT 1`)
  const broken = await describeFailure(
    database.db.transaction(async (tx) => {
      cut()
      await tx.execute(sql`SELECT 1`)
    }),
  )
  expect(isDatabaseDown(broken)).toBe(true)
  await database.db.transaction((tx) => tx.execute(sql`SELECT 1`))
})

it('a hanging database fails waiting and new queries, and is used again once it responds', async () => {
  const { db } = patient
  await Promise.all([1, 2, 3].map(() => db.execute(sql`SELECT pg_sleep(0.01)`)))
  const interrupted = describeFailure(
    db.transaction(async (tx) => {
      hang()
      await tx.execute(sql`SELECT 1`)
    }),
  )
  await expect.poll(() => isHanging).toBe(true)
  // More than there are connections, so some wait for an open one and some for a new one.
  const crowd = Array.from({ length: 30 }, () => describeFailure(db.execute(sql`SELECT 1`)))
  const failures = await Promise.all([interrupted, ...crowd])
  expect(failures.map(isDatabaseDown)).toEqual(failures.map(() => true))
  // A request may need many queries; none of them waits again.
  for (let i = 0; i < 20; i++)
    expect(isDatabaseDown(await describeFailure(db.execute(sql`SELECT 1`)))).toBe(true)
  goOn()
  await expect.poll(() => describeFailure(db.execute(sql`SELECT 1`))).toBeUndefined()
})

it('a query that merely takes long is waited for', async () => {
  const { rows } = await patient.db.execute(sql`SELECT 1 AS one FROM pg_sleep(5)`)
  expect(rows).toEqual([{ one: 1 }])
})

/** A client with two open connections and that of its watch, which opens last. */
async function openWatched() {
  const url = new URL(ctx.databaseUrl)
  url.searchParams.set('host', folder)
  const before = lines.length
  const client = openDatabase(url.href, () => undefined, { unresponsiveMilliseconds: 3_000 })
  await Promise.all([1, 2].map(() => client.db.execute(sql`SELECT pg_sleep(0.01)`)))
  await expect.poll(() => lines.length).toBe(before + 3)
  return client
}

it('a database that opens no connection but answers is not silent, and requests wait for one', async () => {
  const { db, close } = await openWatched()
  isHanging = true
  const slow = [1, 2].map(() => db.execute(sql`SELECT 1 AS one FROM pg_sleep(5)`))
  const crowd = Array.from({ length: 30 }, () => describeFailure(db.execute(sql`SELECT 1`)))
  for (const { rows } of await Promise.all(slow)) expect(rows).toEqual([{ one: 1 }])
  goOn()
  expect((await Promise.all(crowd)).filter(Boolean)).toEqual([])
  await close()
})

it('a database that answers other queries is not silent, though the watch gets no answer', async () => {
  const { db, close } = await openWatched()
  const { near, far } = lines.at(-1) ?? expect.fail('the watch has no connection')
  for (const socket of [near, far]) socket.unpipe().pause()
  let isAnswered = false
  const slow = db.execute(sql`SELECT 1 AS one FROM pg_sleep(5)`).finally(() => {
    isAnswered = true
  })
  const { rows } = await Promise.all([
    slow,
    (async () => {
      while (!isAnswered) {
        await db.execute(sql`SELECT 1`)
        await setTimeout(50)
      }
    })(),
  ]).then(([first]) => first)
  expect(rows).toEqual([{ one: 1 }])
  await close()
})

it('503: GET /api/ready does not wait for a silent database', async () => {
  const config = parseConfig({})
  const never = { $client: { connect: () => new Promise(() => undefined) } }
  const made = await createContext({ config, db: never as never, log: pino({ level: 'silent' }) })
  const { status } = await createApi(made).request('/api/ready')
  expect(status).toBe(503)
})
