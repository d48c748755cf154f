import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '#platform/postgres.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/create-context.ts'
import { openDatabase } from '#server/foundation/database/client.ts'
import { migrate } from '#server/foundation/database/migrate.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import { loadStarterCatalogue } from '#server/foundation/database/starter-catalogue/load-starter-catalogue.ts'
import { ADMIN, weakHash } from './administrator.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the test server's maintenance database. */
    databaseUrl: string
    /** Where programs for tests' child processes are bundled: next to the packages they load. */
    bundleFolder: string
  }
}

export const TEMPLATE = 'template_with_catalogue'

/**
 * Starts one PostgreSQL for all tests, with a migrated template database that contains the starter catalogue and the
 * administrator.
 */
export default async function startTestDatabase(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'teepee-tests-'))
  const log = pino({ level: 'silent' })
  // No data has to survive a power failure.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '256MB',
    max_connections: '300',
    // All data is in memory, so reading it needs no I/O workers.
    io_method: 'sync',
    // Tests open thousands of connections, and nobody has to be kept from guessing the password.
    scram_iterations: '1',
    // Its workers run as the superuser, so no test could drop a database that one of them is using.
    autovacuum: 'off',
    // A named statement is otherwise planned six times on each connection, and most have no time for more: the calendar's
    // takes ten times as long to plan as to execute.
    plan_cache_mode: 'force_generic_plan',
  }
  const server = await startEmbeddedDatabase({ dataDir, log, settings })
  const admin = new Client({ connectionString: server.connectionString })
  await admin.connect()
  const { username, password } = new URL(server.connectionString)
  // Set again, so that it is stored with the cheap hash from now on.
  await admin.query(`ALTER ROLE ${username} PASSWORD '${password}'`)
  await admin.query(`CREATE DATABASE ${TEMPLATE}`)
  await admin.end()
  const database = openDatabase(toDatabaseUrl(server.connectionString, TEMPLATE), () => undefined)
  await migrate(toDatabaseUrl(server.connectionString, TEMPLATE))
  await loadStarterCatalogue(
    await createContext({ config: parseConfig({ DATA_DIR: dataDir }), db: database.db, log }),
  )
  await database.db.insert(users).values({
    username: ADMIN.username,
    passwordHash: weakHash(ADMIN.password),
    isAdmin: true,
    fullName: 'Administrator',
  })
  await database.close()
  project.provide('databaseUrl', server.connectionString)
  const cache = join('node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const bundleFolder = mkdtempSync(join(cache, 'tests-'))
  project.provide('bundleFolder', bundleFolder)
  return async () => {
    await server.stop()
    for (const folder of [dataDir, bundleFolder]) rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the URL of another database on the same server with the same account. */
export function toDatabaseUrl(connectionString: string, name: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}
