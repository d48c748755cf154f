import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Client, DatabaseError, escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartRefusal } from '../boot/start-refusal.ts'
import {
  findOwnObjects,
  type MigrationFolders,
  readMigrationsUpTo,
  readNewestMigration,
} from '../migrations.ts'
import type { Manifest } from './backup-manifest.ts'

/** Older PostgreSQL versions refuse to use an enum value in the transaction that added it. */
const OLDEST_SERVER = 170_000

/** Throws a StartRefusal if the database cannot take a backup, or holds a site that must not be replaced. */
export async function refuseUnfitDatabase(
  client: Client,
  {
    migrationFolders,
    mayReplace,
  }: { readonly migrationFolders: MigrationFolders; readonly mayReplace: boolean },
): Promise<void> {
  const { rows } = await client.query<{ version: number; others: number; tables: number }>(
    `SELECT current_setting('server_version_num')::int AS version,
       (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND application_name LIKE 'moonlit-teepees%') AS others,
       (SELECT count(*)::int FROM unnest($1::text[]) AS name WHERE to_regclass('public.' || quote_ident(name)) IS NOT NULL) AS tables`,
    [findOwnObjects(migrationFolders).tables],
  )
  const [state] = rows
  if (!state || state.version < OLDEST_SERVER)
    throw new StartRefusal('Restoring needs PostgreSQL 17 or newer.')
  if (state.others > 0)
    throw new StartRefusal('A server is working on this database. Stop every server first.')
  if (state.tables > 0 && !mayReplace)
    throw new StartRefusal('The database already holds a site. Add --replace to replace everything in it.')
}

/** Returns the migrations that make the backup's schema. Throws a StartRefusal if this version cannot make it. */
export function findMigrations({ migrations }: Manifest, folders: MigrationFolders) {
  const newest = Math.max(...migrations.map(({ createdAt }) => createdAt))
  if (newest > readNewestMigration(folders))
    throw new StartRefusal(
      'The backup was written by a newer version of this program. Restore it with that version or a later one.',
    )
  const [whole, ...later] = readMigrationsUpTo(folders, newest)
  const hashes = new Set(migrations.map(({ hash }) => hash))
  if (!whole || later.some(({ hash }) => !hashes.has(hash)))
    throw new StartRefusal(
      'The backup was written by a version of this program that is too old for this one. Restore it with the version that wrote it, start that, and upgrade it.',
    )
  return [whole, ...later]
}

/** Throws a StartRefusal if the manifest names a table that no version of this program has had. */
export function refuseUnknownTables({ tables }: Manifest, folders: MigrationFolders): void {
  const known = findOwnObjects(folders).tables
  const unknown = tables.find(({ name }) => !known.includes(name))
  if (unknown)
    throw new StartRefusal(
      `The backup holds a table ${unknown.name}, which this program does not know. Nothing was changed. Use a backup that this program wrote.`,
    )
}

type Backup = {
  readonly folder: string
  readonly manifest: Manifest
  readonly migrationFolders: MigrationFolders
  /** Prepares what the migrations alone do not, before the rows are loaded. */
  readonly completeSchema: (client: Client) => Promise<void>
  /** Changes what was loaded, before it is committed. */
  readonly completeRows: (client: Client) => Promise<void>
}

/**
 * Replaces all tables with those of the backup in one transaction: until it commits, the database is unchanged. The
 * schema is the backup's own, and the next start migrates it. Throws a StartRefusal if the backup does not fit its
 * schema.
 */
export async function loadDatabase(client: Client, backup: Backup): Promise<void> {
  await load(client, backup).catch((error: unknown) => {
    if (!(error instanceof DatabaseError)) throw error
    throw new StartRefusal(
      `The database does not take what the backup holds: ${error.message}. It stays as it was. Use another backup, or the version that wrote this one.`,
    )
  })
}

async function load(
  client: Client,
  { folder, manifest, migrationFolders, completeSchema, completeRows }: Backup,
): Promise<void> {
  const migrations = findMigrations(manifest, migrationFolders)
  // Restored rows must not be announced to staff; see number_event in the migrations.
  await client.query("SET moonlit.silent = 'on'")
  await client.query('BEGIN')
  await dropOwnObjects(client, migrationFolders)
  for (const statement of migrations.flatMap(({ sql }) => sql)) await client.query(statement)
  await completeSchema(client)
  await noteMigrations(client, manifest)
  await emptyTables(client, manifest)
  for (const name of await sortByReference(client, manifest)) await loadTable(client, folder, name)
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      escapeIdentifier(name),
      lastValue,
      isCalled,
    ])
  await completeRows(client)
  await client.query('COMMIT')
  await client.query(`ANALYZE ${manifest.tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`)
}

async function dropOwnObjects(client: Client, folders: MigrationFolders): Promise<void> {
  const { tables, types } = findOwnObjects(folders)
  // The next start recreates the job queue, which holds nothing that the tables do not.
  await client.query('DROP SCHEMA IF EXISTS jobs, drizzle CASCADE')
  // A view may have the name of an earlier table; it goes with the table that it reads.
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename = ANY($1)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`DROP TABLE IF EXISTS ${escapeIdentifier(name)} CASCADE`)
  for (const name of types) await client.query(`DROP TYPE IF EXISTS ${escapeIdentifier(name)} CASCADE`)
}

/** The backup also contains the rows that migrations insert, as they were at the time. */
async function emptyTables(client: Client, { tables }: Manifest): Promise<void> {
  if (tables.length === 0) return
  await client.query(`TRUNCATE ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`)
}

/** Records the migrations the way the migration library does. */
async function noteMigrations(client: Client, { migrations }: Manifest): Promise<void> {
  await client.query(`
    CREATE SCHEMA drizzle;
    CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
  for (const { hash, createdAt } of migrations)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      createdAt,
    ])
}

type Table = Manifest['tables'][number]

/** Sorts the tables so that each comes after those it references. */
async function sortByReference(client: Client, { tables }: Manifest): Promise<Table[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `SELECT source.relname AS from, target.relname AS to
     FROM pg_constraint JOIN pg_class AS source ON source.oid = conrelid JOIN pg_class AS target ON target.oid = confrelid
     WHERE contype = 'f' AND source.oid <> target.oid`,
  )
  const ordered: Table[] = []
  const visit = (table: Table): void => {
    if (ordered.includes(table)) return
    for (const { from, to } of rows) {
      const referenced = from === table.name ? tables.find(({ name }) => name === to) : undefined
      if (referenced) visit(referenced)
    }
    ordered.push(table)
  }
  for (const table of tables) visit(table)
  return ordered
}

async function loadTable(
  client: Client,
  folder: string,
  { name, columns, rows, file }: Table,
): Promise<void> {
  const copy = client.query(
    copyFrom(`COPY ${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')}) FROM STDIN`),
  )
  await pipeline(createReadStream(join(folder, file)), createGunzip(), copy)
  if (copy.rowCount !== rows)
    throw new StartRefusal(`The backup says ${rows} rows of ${name}, but ${copy.rowCount} were read.`)
}
