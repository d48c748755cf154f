import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { CONNECT_TIMEOUT_MILLISECONDS } from '#server/database/client.ts'
import { MIGRATIONS_FOLDER } from '#server/database/migrate.ts'

/** The migrations that this program knows, oldest first. */
export const knownMigrations = () => readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })

/** The tables and types that the migrations make. Whatever else lies in the database belongs to somebody else. */
export function ownObjects(): { tables: string[]; types: string[] } {
  const statements = knownMigrations().flatMap(({ sql }) => sql)
  const named = (pattern: RegExp) => statements.flatMap((statement) => pattern.exec(statement)?.[1] ?? [])
  return {
    tables: named(/^\s*CREATE TABLE (?:IF NOT EXISTS )?"([a-z_0-9]+)"/),
    types: named(/^\s*CREATE TYPE "public"\."([a-z_0-9]+)"/),
  }
}

/** Connects for as long as a dump or a load takes: no time limit, as requests have, cuts it short. */
export async function connectForTransfer(connectionString: string, purpose: string): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    application_name: `moonlit-teepees ${purpose}`,
    statement_timeout: 0,
    keepAlive: true,
  })
  // A connection that breaks fails the query under way; unheard, it would end the program without a sentence.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
