import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database.ts'

const log = { debug: () => undefined, warn: () => undefined, error: vi.fn() }
const started: EmbeddedDatabase[] = []
let room: string
/**
 * The data folder of a database that was started and stopped once; creating one takes ten times as long as copying it.
 */
let usedFolder: string
let firstSettings: unknown[]

const SETTINGS = [
  'fsync',
  'synchronous_commit',
  'timezone',
  'listen_addresses',
  'server_encoding',
  'is_superuser',
].map((name) => `current_setting('${name}') AS ${name}`)

beforeAll(async () => {
  usedFolder = join(mkdtempSync(join(tmpdir(), 'embedded used ')), 'data')
  const database = await startEmbeddedDatabase({ dataDir: usedFolder, log })
  firstSettings = await query(database.connectionString, `SELECT ${SETTINGS.join()}`)
  await database.stop()
})
afterAll(() => rmSync(dirname(usedFolder), { recursive: true, force: true }))

beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'embedded '))
})

afterEach(async () => {
  await Promise.all(started.splice(0).map((database) => database.stop()))
  rmSync(room, { recursive: true, force: true })
})

async function start(dataDir: string, settings?: Record<string, string>) {
  const database = await startEmbeddedDatabase({ dataDir, log, ...(settings && { settings }) })
  started.push(database)
  return database
}

async function stop(database: EmbeddedDatabase) {
  started.splice(started.indexOf(database), 1)
  await database.stop()
}

async function query(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const postmasterPid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Returns a copy of the data folder as a second start would find it; files keep their owners and modes. */
function makeUsedFolder(dataDir = join(room, 'data')): string {
  execFileSync('cp', ['-a', usedFolder, dataDir])
  return dataDir
}

/** Starts a server in its own process, which the test can kill. */
async function startInChild(dataDir: string): Promise<ChildProcess & { connectionString: string }> {
  const script = `
    import { startEmbeddedDatabase } from '#platform/postgres.ts'
    const log = { debug() {}, warn() {}, error() {} }
    const database = await startEmbeddedDatabase({ dataDir: process.argv[1], log })
    process.stdout.write(database.connectionString)
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [connectionString] = await once(child.stdout, 'data')
  return Object.assign(child, { connectionString: String(connectionString) })
}

test('a first start creates a durable UTF-8 database for a role that is not a superuser', () => {
  expect(firstSettings).toEqual([
    {
      fsync: 'on',
      synchronous_commit: 'on',
      timezone: 'UTC',
      listen_addresses: '',
      server_encoding: 'UTF8',
      is_superuser: 'off',
    },
  ])
  expect(statSync(join(usedFolder, 'postgres.password')).mode & 0o777).toBe(0o600)
  expect(statSync(join(usedFolder, 'postgres')).mode & 0o777).toBe(0o700)
})

describe('every start', () => {
  test('requires the password', async () => {
    const { connectionString } = await start(makeUsedFolder())
    const wrong = connectionString.replace(/:[0-9a-f]+@/, ':wrong@')
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow('password authentication failed')
  })

  test('lets a test switch durability off', async () => {
    const { connectionString } = await start(makeUsedFolder(), { fsync: 'off' })
    expect(await query(connectionString, 'SHOW fsync')).toEqual([{ fsync: 'off' }])
  })
})

describe('an awkward location', () => {
  test('can be a home directory that other accounts cannot enter', async () => {
    const home = join(room, 'home')
    mkdirSync(home)
    chmodSync(home, 0o700)
    const { connectionString } = await start(join(home, 'data'))
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('can have a path longer than a socket’s may be', async () => {
    const folder = join(room, 'long'.repeat(30))
    mkdirSync(folder)
    const { connectionString } = await start(makeUsedFolder(join(folder, 'data')))
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('a second start on the same folder', () => {
  test('is refused in a single sentence', async () => {
    const dataDir = makeUsedFolder()
    await start(dataDir)
    await expect(start(dataDir)).rejects.toThrow(/^Another server is already running on the data folder/)
  })

  test('at the same moment leaves exactly one running', async () => {
    const starts = await Promise.allSettled([1, 2, 3].map(() => start(join(room, 'data'))))
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  test('after the first has stopped finds what it stored', async () => {
    const dataDir = makeUsedFolder()
    const first = await start(dataDir)
    await query(first.connectionString, 'CREATE TABLE party AS SELECT 7 AS teepees')
    await stop(first)
    const second = await start(dataDir)
    expect(await query(second.connectionString, 'SELECT teepees FROM party')).toEqual([{ teepees: 7 }])
  })
})

describe('after a crash', () => {
  test.each([
    { killed: 'the server', killsPostgres: false },
    { killed: 'the server and PostgreSQL', killsPostgres: true },
  ])('of $killed, the next start has every commit', async ({ killsPostgres }) => {
    const dataDir = makeUsedFolder()
    const child = await startInChild(dataDir)
    await query(child.connectionString, 'CREATE TABLE party AS SELECT 7 AS teepees')
    if (killsPostgres) process.kill(postmasterPid(dataDir), 'SIGKILL')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const { connectionString } = await start(dataDir)
    expect(await query(connectionString, 'SELECT teepees FROM party')).toEqual([{ teepees: 7 }])
  })

  test('of PostgreSQL alone, it is restarted', async () => {
    const dataDir = makeUsedFolder()
    const { connectionString } = await start(dataDir)
    const killed = postmasterPid(dataDir)
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => query(connectionString, 'SELECT 1'), { timeout: 60_000, interval: 50 })
    expect(postmasterPid(dataDir)).not.toBe(killed)
    expect(log.error).toHaveBeenCalledWith('PostgreSQL ended unexpectedly; starting it again')
  })

  test('of PostgreSQL alone, restarts are attempted until one succeeds', async () => {
    const dataDir = makeUsedFolder()
    const { connectionString } = await start(dataDir)
    const settings = join(dataDir, 'postgres', 'postgresql.conf')
    const original = readFileSync(settings)
    appendFileSync(settings, '\nno_such_setting = 1\n')
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    const failures = () =>
      log.error.mock.calls.filter(([text]) => /cannot be started; next try in/.test(text))
    await expect.poll(() => failures().length).toBeGreaterThanOrEqual(3)
    writeFileSync(settings, original)
    await vi.waitFor(() => query(connectionString, 'SELECT 1'), { timeout: 60_000, interval: 100 })
  })

  test('a server stops even while PostgreSQL cannot be started', async () => {
    const dataDir = makeUsedFolder()
    const database = await start(dataDir)
    appendFileSync(join(dataDir, 'postgres', 'postgresql.conf'), '\nno_such_setting = 1\n')
    log.error.mockClear()
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    await expect.poll(() => log.error.mock.calls.length).toBeGreaterThanOrEqual(2)
    await stop(database)
  })

  test('an empty pid file, as a full disk leaves it, does no harm', async () => {
    const dataDir = makeUsedFolder()
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), '')
    const { connectionString } = await start(dataDir)
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('a pid file that names another running process does no harm', async () => {
    const dataDir = makeUsedFolder()
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(pidFile, `${process.ppid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n`)
    const { connectionString } = await start(dataDir)
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

test('data of another major version is refused in a single sentence', async () => {
  const dataDir = makeUsedFolder()
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(start(dataDir)).rejects.toThrow(
    /was written by PostgreSQL 17, this release brings PostgreSQL 18:/,
  )
})

test('a data folder without PG_VERSION is refused in a single sentence, and left alone', async () => {
  const dataDir = makeUsedFolder()
  rmSync(join(dataDir, 'postgres', 'PG_VERSION'))
  await expect(start(dataDir)).rejects.toThrow(
    /^The folder .* is not a whole PostgreSQL data folder: its file PG_VERSION is missing\. Put the data folder back/,
  )
  expect(statSync(join(dataDir, 'postgres', 'global')).isDirectory()).toBe(true)
})

test.each(['missing', 'empty'])('a %s password file is written anew', async (state) => {
  const dataDir = makeUsedFolder()
  const passwordFile = join(dataDir, 'postgres.password')
  if (state === 'missing') rmSync(passwordFile)
  else writeFileSync(passwordFile, '')
  const { connectionString } = await start(dataDir)
  expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a copy that lost its owner and its modes can be started', async () => {
  const [dataDir, copy] = [makeUsedFolder(), join(room, 'copy')]
  const first = await start(dataDir)
  await query(first.connectionString, 'CREATE TABLE party AS SELECT 7 AS teepees')
  await stop(first)
  // When root copies the folder, all files belong to root.
  cpSync(dataDir, copy, { recursive: true })
  chmodSync(join(copy, 'postgres'), 0o755)
  const { connectionString } = await start(copy)
  expect(await query(connectionString, 'SELECT teepees FROM party')).toEqual([{ teepees: 7 }])
})
