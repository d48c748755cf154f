import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { createApi } from '#server/api.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/create-context.ts'
import { resetPassword } from '#server/people/accounts/reset-password.ts'
import { TEMPLATE, toDatabaseUrl } from '#test/database-server.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createOldestDatabase } from '#test/oldest-release.ts'
import { readSchema } from '#test/read-schema.ts'
import { type DatabaseClient, openDatabase } from './client.ts'
import { migrate } from './migrate.ts'

type StoredRow = Record<string, unknown>
type Content = Record<string, StoredRow[]>

/** What migrations have moved to tables of their own. */
const MOVED = [
  'bookings.own_link_version',
  'bookings.payment_link_sent_at',
  'bookings.reminded_days_before',
  'bookings.reminded_of_day',
]
/** Also moved, as a whole. */
const MOVED_TABLES = ['spanish_texts', 'audit_log']

const { url, drop } = await createOldestDatabase()
let before: Content
let database: DatabaseClient

beforeAll(async () => {
  before = await inDatabase(url, readContent)
  await migrate(url)
  database = openDatabase(url, () => undefined)
})
afterAll(async () => {
  await database.close()
  await drop()
})

describe('a database of the oldest release', () => {
  it('is one that has used everything: each table has rows, and each column a value', () => {
    const empty = Object.entries(before).flatMap(([table, rows]) => {
      const [first] = rows
      if (!first) return [table]
      return Object.keys(first).flatMap((column) =>
        rows.some((row) => row[column] !== null) ? [] : [`${table}.${column}`],
      )
    })
    expect(empty).toEqual([])
    expect(Object.keys(before).length).toBeGreaterThan(60)
  })

  it('has lost no row and no value after the upgrade', async () => {
    const after = await inDatabase(url, readContent)
    for (const [table, rows] of Object.entries(before).filter(([name]) => !MOVED_TABLES.includes(name))) {
      const columns = Object.keys(rows[0] ?? {}).filter((column) => !MOVED.includes(`${table}.${column}`))
      const wanted = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
      const kept = after[table]?.map((row) =>
        Object.fromEntries(columns.map((column) => [column, row[column]])),
      )
      expect({ [table]: kept }).toEqual({ [table]: wanted })
    }
  })

  it('has what was moved in its new place', async () => {
    const after = await inDatabase(url, readContent)
    expect(after.booking_links).toEqual([
      { booking_id: 1, own_link_version: 2, payment_link_sent_at: '2026-10-01T12:00:00+00:00' },
    ])
    expect(after.booking_reminders).toEqual([{ booking_id: 1, days_before: 10, of_day: '2027-02-13' }])
    expect(after.translations).toMatchObject([
      { language: 'es', place: 'theme/1/name', english: 'Boho Blossom', translation: 'Flor Boho' },
    ])
    const byId = (rows: Content[string] = []) =>
      rows.toSorted((one, other) => Number(one.id) - Number(other.id))
    const logged = byId(before.audit_log)
    const kinds = ['booking.changed', 'booking.changed', 'booking.cancelled', 'booking.lapsed']
    expect(byId(after.events)).toEqual(
      kinds.map((kind, at) => {
        return { ...logged[at], kind, written: null, version: null, due: ['text'], place: null }
      }),
    )
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
    const body = JSON.stringify(
      bookingRequest({ bookingDate: addDays(partyDayAt(new Date()), 150), termsVersion: 1 }),
    )
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
