import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { CONNECT_TIMEOUT_MILLISECONDS } from './client.ts'

const MIGRATION_LOCK = 7_245_001
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the database up to date. Several servers may start at once: one migrates, the others wait. */
export async function migrate(connectionString: string): Promise<void> {
  // A connection of its own: a migration may take longer than any request is given.
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    application_name: 'moonlit-teepees migration',
  })
  // A connection that breaks fails the query under way; unheard, it would end the program without a sentence.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}
