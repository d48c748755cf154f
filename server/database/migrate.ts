import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { StartRefusal } from '#server/start-refusal.ts'
import { CONNECT_TIMEOUT_MILLISECONDS } from './client.ts'
import { LOCKS } from './locks.ts'
import { refuseSharedSession } from './refuse-shared-session.ts'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Migrates the database. If several servers start at once, one migrates and the others wait. */
export async function migrate(connectionString: string): Promise<void> {
  // Connections of its own: a migration may take longer than the time limit of requests.
  const [client, second] = [newClient(connectionString), newClient(connectionString)]
  try {
    await Promise.all([client.connect(), second.connect()])
    await refuseSharedSession(client, second)
    await second.end()
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS.migration])
    await refuseNewerSchema(client)
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
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
  // A broken connection fails the running query; without a listener the error would end the process without a message.
  client.on('error', () => undefined)
  return client
}

/** Refuses a newer schema: an older program would start on it and fail with the first request that meets a change. */
async function refuseNewerSchema(client: Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name",
  )
  if (!tables[0]?.name) return
  const newestKnown = Math.max(
    ...readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ folderMillis }) => folderMillis),
  )
  const { rows } = await client.query(
    'SELECT 1 FROM drizzle.__drizzle_migrations WHERE created_at > $1 LIMIT 1',
    [newestKnown],
  )
  if (rows.length === 0) return
  throw new StartRefusal(
    'The database was brought up to date by a newer release than this one: start that release, ' +
      'or put a backup back that is from before.',
  )
}
