import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#platform/postgres.ts'
import { createApi } from '#server/api.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/create-context.ts'
import { createSecrets } from '#server/foundation/secrets/read-secret.ts'
import { ADMIN, BASIC, weakHash } from '#test/administrator.ts'
import { openCopy } from '#test/copy-database.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { ask, type DescribedCall, describedCalls } from '#test/factories/described-calls.ts'
import { callApi, MORNING, type TestContext } from '#test/test-context.ts'
import type { DatabaseClient } from './client.ts'
import { migrate } from './migrate.ts'
import { users } from './schema/all-tables.ts'
import { loadStarterCatalogue } from './starter-catalogue/load-starter-catalogue.ts'
import { toStartRefusal } from './to-start-refusal.ts'

const log = pino({ level: 'silent' })
const PASSWORD = { Authorization: BASIC }
const MESSAGE = { name: 'Ana', email: 'ana@example.com', subject: 'May', message: 'Is it free?' }
const folders: string[] = []
const closing: (() => Promise<unknown>)[] = []

type Server = Pick<TestContext, 'call' | 'fetch'> & { database: DatabaseClient; url: string }

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'teepee-read-only-'))
  folders.push(folder)
  return folder
}
const startDatabase = async (dataDir: string): Promise<EmbeddedDatabase> =>
  startEmbeddedDatabase({ dataDir, log, settings: { fsync: 'off', shared_buffers: '16MB' } })

/** A site as one server process runs it. */
async function openSite(url: string): Promise<Server> {
  const database = openCopy(url, 4)
  closing.push(() => database.close())
  const config = parseConfig({ DATA_DIR: keyFolder })
  const made = await createContext({ config, db: database.db, log }, { now: () => MORNING })
  const api = createApi(made)
  return { call: callApi(api), fetch: async (path, init) => api.request(path, init), database, url }
}

async function createTable(url: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query('CREATE TABLE of_a_new_release ()')
  } finally {
    await client.end()
  }
}

/** What ALTER SYSTEM and pg_reload_conf do, for which the account of the embedded database has no right. */
async function makeReadOnly(isReadOnly: boolean): Promise<void> {
  const cluster = join(primaryFolder, 'postgres')
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}\n`,
  )
  const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGHUP')
  // The postmaster passes the new setting on to open sessions, which takes a moment.
  const ready = isReadOnly
    ? { status: 503, body: { message: 'The database is read-only.' } }
    : { status: 200 }
  await vi.waitFor(async () => expect(await site.call('GET', '/api/ready')).toMatchObject(ready), {
    timeout: 60_000,
    interval: 100,
  })
}

const keyFolder = newFolder()
const primaryFolder = newFolder()
const standbyFolder = newFolder()
let site: Server
let standby: Server
let session: Record<string, string>

beforeAll(async () => {
  const first = await startDatabase(primaryFolder)
  await migrate(first.connectionString)
  const filling = await openSite(first.connectionString)
  await loadStarterCatalogue(await createContext({ config: parseConfig({}), db: filling.database.db, log }))
  await createSecrets(filling.database.db)
  await filling.database.db.insert(users).values({
    username: ADMIN.username,
    passwordHash: weakHash(ADMIN.password),
    isAdmin: true,
    fullName: 'Administrator',
  })
  const { body } = await filling.call('POST', '/api/admin/login', ADMIN)
  session = { Authorization: `Basic ${body.credential}` }
  // Its sender is nobody's customer yet.
  expect((await filling.call('POST', '/api/contact', MESSAGE)).status).toBe(201)
  // Browsers only ask for it before they subscribe, which is a write.
  expect((await filling.call('GET', '/api/admin/push/key', undefined, PASSWORD)).status).toBe(200)
  closing.pop()
  await filling.database.close()
  await first.stop()
  // A copy of a stopped server becomes a standby, as a demoted one does.
  cpSync(primaryFolder, standbyFolder, { recursive: true })
  writeFileSync(join(standbyFolder, 'postgres', 'standby.signal'), '')
  const [primary, demoted] = [await startDatabase(primaryFolder), await startDatabase(standbyFolder)]
  closing.unshift(
    () => primary.stop(),
    () => demoted.stop(),
  )
  site = await openSite(primary.connectionString)
  standby = await openSite(demoted.connectionString)
})
afterAll(async () => {
  for (const close of closing.reverse()) await close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const readCalls = async (server: Server) =>
  (await describedCalls(server)).filter(({ method }) => method === 'GET')
/** Readiness is what is tested above; a stream of events takes a place in a table. */
const TAKES_NOTE = ['/api/ready', '/api/admin/events']
const nameCall = ({ method, path }: DescribedCall) => `${method} ${path}`

describe.each(['made read-only', 'a standby'] as const)('a site whose database is %s', (kind) => {
  const here = () => (kind === 'a standby' ? standby : site)
  beforeAll(async () => {
    if (kind === 'made read-only') await makeReadOnly(true)
  })
  afterAll(async () => {
    if (kind === 'made read-only') await makeReadOnly(false)
  })

  it('is not ready', async () => {
    const { status, headers, body } = await here().call('GET', '/api/ready')
    expect([status, headers.get('retry-after')]).toEqual([503, '10'])
    expect(body).toMatchObject({ code: 'unavailable', message: 'The database is read-only.' })
    expect((await here().call('GET', '/api/health')).status).toBe(200)
  })

  it.each([
    ['a booking', 'POST', '/api/bookings', bookingRequest(), {}],
    ['a visitor’s message', 'POST', '/api/contact', MESSAGE, {}],
    ['a sign-in', 'POST', '/api/admin/login', ADMIN, {}],
    ['a change by staff', 'POST', '/api/unavailable-dates', { date: '2027-03-01' }, PASSWORD],
    [
      'a repeatable change',
      'POST',
      '/api/unavailable-dates',
      { date: '2027-03-01' },
      { ...PASSWORD, 'Idempotency-Key': 'one-and-only' },
    ],
  ])('answers 503 to %s and says when to try again', async (_name, method, path, body, headers) => {
    const response = await here().call(method, path as string, body, headers)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(response.body).toMatchObject({ code: 'unavailable' })
  })

  it('answers nothing that is only read with an error, to visitors and staff', async () => {
    const failed: string[] = []
    const headers = kind === 'a standby' ? session : PASSWORD
    for (const call of await readCalls(here())) {
      const { status } = await ask(here(), call, headers)
      if (status >= 500 && !TAKES_NOTE.includes(call.path)) failed.push(`${nameCall(call)}: ${status}`)
    }
    expect(failed).toEqual([])
  })

  it('lets nobody guess passwords meanwhile', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 7; i++)
      statuses.push(
        (await here().call('POST', '/api/admin/login', { username: 'nobody', password: `guess ${i}` }))
          .status,
      )
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('refuses to start a new release on it, with a sentence', async () => {
    const failure = await createTable(here().url).catch((error: unknown) => error)
    expect(toStartRefusal(failure, { databaseUrl: here().url, dataDir: '.' })?.message).toMatch(
      /read-only: .* Give the address of the primary/,
    )
  })
})

it('connections that were open while the database was read-only are replaced', async () => {
  const pid = async () => {
    const { rows } = await site.database.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    return rows[0]?.pid
  }
  const before = await pid()
  expect(await pid()).toBe(before)
  await makeReadOnly(true)
  await site.call('POST', '/api/unavailable-dates', { date: '2027-03-02' }, PASSWORD)
  await makeReadOnly(false)
  expect(await pid()).not.toBe(before)
  expect((await site.call('POST', '/api/unavailable-dates', { date: '2027-03-02' }, PASSWORD)).status).toBe(
    201,
  )
})
