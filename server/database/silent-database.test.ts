import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/create-context.ts'
import { testContext } from '#test/test-context.ts'
import { type DatabaseClient, openDatabase } from './client.ts'
import { isDatabaseDown } from './constraint.ts'

const ctx = testContext()
const folder = mkdtempSync(join(tmpdir(), 'teepee-line-'))
const lines: Socket[] = []
/** Stands between a server and its database. */
const between = createServer((near) => {
  const far = connect(join(String(new URL(inject('databaseUrl')).searchParams.get('host')), '.s.PGSQL.5432'))
  near.pipe(far).pipe(near)
  lines.push(near, far)
  for (const socket of [near, far]) socket.on('error', () => undefined)
})
let database: DatabaseClient

beforeAll(async () => {
  await new Promise<void>((resolve) => between.listen(join(folder, '.s.PGSQL.5432'), resolve))
  const url = new URL(ctx.databaseUrl)
  url.searchParams.set('host', folder)
  database = openDatabase(url.href, () => undefined, { silenceMilliseconds: 300 })
})
afterAll(async () => {
  for (const line of lines) line.destroy()
  between.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** From now on nothing passes on the lines there are; new ones work. */
const cut = () => {
  for (const line of lines) line.unpipe().pause()
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('a line that breaks without a word costs the requests on it, and none after them', async () => {
  await database.db.execute(sql`SELECT 1`)
  cut()
  expect(isDatabaseDown(await failureOf(database.db.execute(sql`SELECT 1`)))).toBe(true)
  await database.db.execute(sql`SELECT 1`)
  const broken = await failureOf(
    database.db.transaction(async (tx) => {
      cut()
      await tx.execute(sql`SELECT 1`)
    }),
  )
  expect(isDatabaseDown(broken)).toBe(true)
  await database.db.transaction((tx) => tx.execute(sql`SELECT 1`))
})

it('503: GET /api/ready does not wait for a silent database', async () => {
  const config = parseConfig({})
  const never = { execute: () => new Promise(() => undefined) }
  const made = createContext({ config, db: never as never, log: pino({ level: 'silent' }) })
  const { status } = await createApi(made).request('/api/ready')
  expect(status).toBe(503)
})
