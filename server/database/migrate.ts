import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

const MIGRATION_LOCK = 7_245_001
const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the database up to date. Several servers may start at once: one migrates, the others wait. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    // Destroyed, not returned: the lock and the setting end with the connection.
    client.release(true)
  }
}
