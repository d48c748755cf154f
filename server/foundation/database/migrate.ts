import { resolve } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { StartRefusal } from '#platform/boot.ts'
import { CONNECT_TIMEOUT_MILLISECONDS } from '#platform/connect-timeout.ts'
import { addLanguages } from './add-languages.ts'
import { LOCKS } from './locks.ts'
import { refuseSharedSession } from './refuse-shared-session.ts'
import { retryWhileLocked } from './retry-while-locked.ts'

/** Relative to the program's folder, because the built server is elsewhere than its sources. */
export const MIGRATIONS_FOLDER = resolve('server/foundation/database/migrations')

const NEWER_SCHEMA =
  'The database was brought up to date by a newer release than this one: start that release, ' +
  'or put a backup back that is from before.'

/** Migrates the database. If several servers start at once, one migrates and the others wait. */
export async function migrate(connectionString: string): Promise<void> {
  // Separate connections, because a migration may take longer than the statement timeout of requests.
  const [client, second] = [newClient(connectionString), newClient(connectionString)]
  try {
    await Promise.all([client.connect(), second.connect()])
    await refuseSharedSession(client, second)
    await second.end()
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS.migration])
    const [newest, known] = [await newestMigration(client), newestKnown()]
    // An older program would start on it and fail with the first request affected by a change.
    if (newest > known) throw new StartRefusal(NEWER_SCHEMA)
    if (newest < known) {
      // Staff must not be notified of what migrations change; see note_staff_event.
      await client.query("SET moonlit.silent = 'on'")
      // All of them run in one transaction.
      await retryWhileLocked(client, () =>
        runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER }),
      )
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
    application_name: 'moonlit-teepees migration',
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

/** Returns the timestamp of the newest migration in this release. */
function newestKnown(): number {
  const all = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  return Math.max(...all.map(({ folderMillis }) => folderMillis))
}
