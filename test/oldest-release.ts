import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { inject } from 'vitest'
import { MIGRATION_FOLDERS } from '#server/foundation/database/migrate.ts'
import { toDatabaseUrl } from './database-server.ts'
import { runAsAdmin } from './run-as-admin.ts'

const FILES = [`${MIGRATION_FOLDERS[1]}/0040_oldest-release.sql`, 'test/oldest-release/data.sql']

/** Creates a database as the oldest release that can be upgraded left it after a season. */
export async function createOldestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `oldest_${randomBytes(6).toString('hex')}`
  const url = toDatabaseUrl(inject('databaseUrl'), name)
  await runAsAdmin(`CREATE DATABASE ${name}`)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const file of FILES) await client.query(readFileSync(file, 'utf8'))
  } finally {
    await client.end()
  }
  return { url, drop: () => runAsAdmin(`DROP DATABASE ${name} WITH (FORCE)`) }
}
