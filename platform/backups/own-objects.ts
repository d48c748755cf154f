import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { CONNECT_TIMEOUT_MILLISECONDS } from '../connect-timeout.ts'

/** Returns the migrations that this program knows, oldest first. */
export const readKnownMigrations = (migrationsFolder: string) => readMigrationFiles({ migrationsFolder })

/** Returns the tables and types that the migrations create. Everything else in the database belongs to others. */
export function findOwnObjects(migrationsFolder: string): { tables: string[]; types: string[] } {
  const statements = readKnownMigrations(migrationsFolder).flatMap(({ sql }) => sql)
  const named = (pattern: RegExp) => statements.flatMap((statement) => pattern.exec(statement)?.[1] ?? [])
  return {
    tables: named(/^\s*CREATE TABLE (?:IF NOT EXISTS )?"([a-z_0-9]+)"/),
    types: named(/^\s*CREATE TYPE "public"\."([a-z_0-9]+)"/),
  }
}

/** Opens a connection for a dump or load, without the statement timeout of requests. */
export async function connectForTransfer(connectionString: string, purpose: string): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    application_name: `moonlit-teepees ${purpose}`,
    statement_timeout: 0,
    keepAlive: true,
  })
  // A broken connection fails the running query. Without a listener, the error would end the process without a message.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
