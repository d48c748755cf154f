import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/create-context.ts'
import { resetPassword } from '#server/people/accounts/reset-password.ts'
import { TEMPLATE, toDatabaseUrl } from '#test/database-server.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { type DatabaseClient, openDatabase } from './client.ts'
import { migrate } from './migrate.ts'

type StoredRow = Record<string, unknown>
type Content = Record<string, StoredRow[]>

/** Data that a migration has moved elsewhere; fill-money-states.test.ts checks where. */
const DROPPED = ['payments.note']

const name = `upgrade_${randomBytes(6).toString('hex')}`
const url = toDatabaseUrl(inject('databaseUrl'), name)
let before: Content
let database: DatabaseClient

beforeAll(async () => {
  await inDatabase(inject('databaseUrl'), (client) => client.query(`CREATE DATABASE ${name}`))
  before = await inDatabase(url, async (client) => {
    for (const file of ['schema', 'data'])
      await client.query(readFileSync(`test/first-version/${file}.sql`, 'utf8'))
    return readContent(client)
  })
  await migrate(url)
  database = openDatabase(url, () => undefined)
})
afterAll(async () => {
  await database.close()
  await inDatabase(inject('databaseUrl'), (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
})

describe('a database of the first version', () => {
  it('is one that has used everything: each table has rows, and each column a value', () => {
    const empty = Object.entries(before).flatMap(([table, rows]) => {
      const [first] = rows
      if (!first) return [table]
      return Object.keys(first).flatMap((column) =>
        rows.some((row) => row[column] !== null) ? [] : [`${table}.${column}`],
      )
    })
    expect(empty).toEqual([])
    expect(Object.keys(before).length).toBeGreaterThan(20)
  })

  it('has lost no row and no value after the upgrade', async () => {
    const after = await inDatabase(url, readContent)
    for (const [table, rows] of Object.entries(before)) {
      const columns = Object.keys(rows[0] ?? {}).filter((column) => !DROPPED.includes(`${table}.${column}`))
      const wanted = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
      const kept = after[table]?.map((row) =>
        Object.fromEntries(columns.map((column) => [column, row[column]])),
      )
      expect({ [table]: kept }).toEqual({ [table]: wanted })
    }
  })

  it('then has exactly the schema of a new one', async () => {
    const fresh = await inDatabase(toDatabaseUrl(inject('databaseUrl'), TEMPLATE), readSchema)
    expect(await inDatabase(url, readSchema)).toEqual(fresh)
  })

  it('serves its old bookings, takes new ones and runs its jobs', async () => {
    const log = pino({ level: 'silent' })
    const ctx = await createContext({ config: parseConfig({ RATE_LIMITS: 'off' }), db: database.db, log })
    const api = createApi(ctx)
    const { password } = await resetPassword(ctx, { username: 'admin' })
    const headers = {
      Authorization: `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`,
      'Content-Type': 'application/json',
    }
    for (const path of [
      'bookings',
      'coupons',
      'admin/testimonials',
      'admin/outbox',
      'admin/audit',
      'admin/overview',
      'uploads',
      'themes',
      'addons',
      'admin/settings',
      'contact/submissions',
    ])
      expect([path, (await api.request(`/api/${path}`, { headers })).status]).toEqual([path, 200])
    for (const { id } of before.bookings ?? [])
      expect((await api.request(`/api/bookings/${id}`, { headers })).status).toBe(200)
    const body = JSON.stringify(bookingRequest({ bookingDate: '2027-05-01' }))
    expect((await api.request('/api/bookings', { method: 'POST', headers, body })).status).toBe(201)
    await drainJobs({ ...ctx, storage: { ...ctx.storage, remove: async () => undefined } })
  })

  it('is upgraded once, however many servers start', async () => {
    await Promise.all([migrate(url), migrate(url)])
    const rows = await inDatabase(url, readContent)
    expect(rows.users).toHaveLength(2)
  })
})

async function readContent(client: Client): Promise<Content> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY name`,
  )
  const content: Content = {}
  for (const table of tables) {
    const { rows } = await client.query<{ row: StoredRow }>(
      `SELECT to_jsonb(t) AS row FROM "${table.name}" AS t ORDER BY t::text`,
    )
    content[table.name] = rows.map(({ row }) => row)
  }
  return content
}

/** Reads columns, constraints, indexes and enums; ignores the order of columns, which only reflects history. */
async function readSchema(client: Client): Promise<unknown> {
  const { rows } = await client.query<{ line: string }>(`
    SELECT format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) AS line
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT format('%s %s', typname, enumlabel) FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid
    ORDER BY line`)
  return rows.map(({ line }) => line)
}

async function inDatabase<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
