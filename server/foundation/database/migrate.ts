import { randomInt } from 'node:crypto'
import { join, resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { StartRefusal } from '#platform/boot.ts'
import { CONNECT_TIMEOUT_MILLISECONDS } from '#platform/connect-timeout.ts'
import { chooseFolders, type MigrationFolders, readNewestMigration } from '#platform/migrations.ts'
import { addLanguages } from './add-languages.ts'
import { LOCKS } from './locks.ts'
import { retryWhileLocked } from './retry-while-locked.ts'

/** Relative to the program's folder, because the built server is elsewhere than its sources. */
const folder = resolve('server/foundation/database/migrations')
/** The schema, and what brings databases and backups of older releases to it (decision 28). */
export const MIGRATION_FOLDERS: MigrationFolders = [folder, join(folder, 'upgrades')]
/** The newest migration of the oldest release whose servers may run beside this one: 0071, of November 27, 2026. */
export const OLDEST_BESIDE = 1_795_695_333_220

const RELEASE_BEFORE = 'the release of November 27, 2026 (commit 8be1de65)'

const NAME = 'moonlit-teepees migration'

const NEWER_SCHEMA =
  'The database was brought up to date by a newer release than this one: start that release, ' +
  'or put a backup back that is from before.'

const OLDER_SCHEMA =
  'The database is of a release before November 24, 2026, which this one cannot upgrade: ' +
  `start ${RELEASE_BEFORE} once, then this one.`
const OLDER_SERVERS =
  'A server of an older release is working on this database, and cannot run beside this one: ' +
  `stop every server first, or upgrade them one by one to ${RELEASE_BEFORE}, then to this one.`

/** Migrates the database. If several servers start at once, one migrates and the others wait. */
export async function migrate(connectionString: string): Promise<void> {
  // Separate connections, because a migration may take longer than the statement timeout of requests.
  const [client, second] = [newClient(connectionString), newClient(connectionString)]
  try {
    await Promise.all([client.connect(), second.connect()])
    await refuseOtherDatabase(second)
    await refuseSharedSession(client, second)
    await second.end()
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS.migration])
    const [newest, known] = [await newestMigration(client), readNewestMigration(MIGRATION_FOLDERS)]
    // An older program would start on it and fail with the first request affected by a change.
    if (newest > known) throw new StartRefusal(NEWER_SCHEMA)
    if (newest < known) {
      const folders = chooseFolders(MIGRATION_FOLDERS, newest)
      if (folders.length === 0) throw new StartRefusal(OLDER_SCHEMA)
      if (newest > 0 && newest < OLDEST_BESIDE) await refuseOlderServers(client)
      // Staff must not be notified of what migrations change; see number_event.
      await client.query("SET moonlit.silent = 'on'")
      await retryWhileLocked(client, async () => {
        // All migrations of a folder run in one transaction.
        for (const migrationsFolder of folders) await runMigrations(drizzle(client), { migrationsFolder })
      })
    }
    await addLanguages(client)
  } finally {
    // Closing the connection releases the lock.
    await Promise.all([client.end(), second.end()])
  }
}

function newClient(connectionString: string): Client {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    application_name: NAME,
  })
  // A broken connection fails the running query. Without a listener, the error would end the process without a message.
  client.on('error', () => undefined)
  return client
}

/** Returns the timestamp of the newest migration in the database; 0 if it is empty. */
async function newestMigration(client: Client): Promise<number> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name",
  )
  if (!tables[0]?.name) return 0
  const { rows } = await client.query<{ newest: string | null }>(
    'SELECT max(created_at)::text AS newest FROM drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.newest ?? 0)
}

/** They would fail with the first request that needs what the migrations drop. */
async function refuseOlderServers(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()
       AND application_name LIKE 'moonlit-teepees%' AND application_name <> $1`,
    [NAME],
  )
  if (rows[0]?.count) throw new StartRefusal(OLDER_SERVERS)
}

const SENTENCE =
  'DATABASE_URL leads through a pool that shares connections between programs, such as PgBouncer in transaction mode. ' +
  'Locks and notifications between servers would be lost there. ' +
  'Give the address of PostgreSQL itself, or of a pool in session mode, as DATABASE_DIRECT_URL; ' +
  'DATABASE_URL may then stay as it is. If DATABASE_DIRECT_URL is set, it is the one that leads through such a pool.'

const OTHER_DATABASE =
  'DATABASE_URL leads to CockroachDB. Its advisory locks lock nothing, so two families could get the same teepee. ' +
  'Give the address of a PostgreSQL.'

/** Throws for databases that speak as PostgreSQL does, but cannot lock, or tell other servers of changes. */
export async function refuseOtherDatabase(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ version: string }>('SELECT version()')
  if (rows[0]?.version.includes('CockroachDB')) throw new StartRefusal(OTHER_DATABASE)
  // Refused by YugabyteDB's earlier versions.
  await client.query('LISTEN moonlit_start')
}

/**
 * Throws a StartRefusal if two connections may share a database session: a lock taken by the first must block the
 * second, and must still be held when it is released.
 */
export async function refuseSharedSession(first: Client, second: Client): Promise<void> {
  const lock = [LOCKS.sessions, randomInt(2 ** 31)]
  await first.query('SELECT pg_advisory_lock($1, $2)', lock)
  const { rows: tried } = await second.query('SELECT pg_try_advisory_lock($1, $2) AS taken', lock)
  const { rows: given } = await first.query('SELECT pg_advisory_unlock($1, $2) AS back', lock)
  if (tried[0].taken || !given[0].back) throw new StartRefusal(SENTENCE)
}
