import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Client, escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { findOwnObjects, type MigrationFolders } from '../migrations.ts'
import { checksummer, type Manifest } from './backup-manifest.ts'
import { connectForTransfer } from './connect-for-transfer.ts'

type Dump = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>

type Source = {
  readonly connectionString: string
  /** Only what these migrations create is dumped. */
  readonly migrationFolders: MigrationFolders
  /** A query whose `file` column names the files that belong to the rows. */
  readonly filesQuery: string
}

/**
 * Dumps all of our tables into `folder` as of a single instant, while the site keeps running: they are read in one
 * REPEATABLE READ transaction. Returns their manifest entries, and the files that belong to them at that instant.
 */
export async function dumpDatabase(
  { connectionString, migrationFolders, filesQuery }: Source,
  folder: string,
): Promise<Dump & { files: string[] }> {
  const { tables: own } = findOwnObjects(migrationFolders)
  const client = await connectForTransfer(connectionString, 'backup')
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const migrations = await client.query<{ hash: string; createdAt: string }>(
      'SELECT hash, created_at::text AS "createdAt" FROM drizzle.__drizzle_migrations ORDER BY created_at, id',
    )
    const tables: Manifest['tables'] = []
    for (const { name, columns } of await tablesIn(client, own))
      tables.push(await dumpTable(client, folder, name, columns))
    const files = await client.query<{ file: string }>(filesQuery)
    const sequences = await readSequences(client, own)
    await client.query('COMMIT')
    return {
      migrations: migrations.rows.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) })),
      tables,
      sequences,
      files: files.rows.map(({ file }) => file),
    }
  } finally {
    await client.end()
  }
}

async function tablesIn(client: Client, own: readonly string[]) {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname = ANY($1)
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY relname ORDER BY relname`,
    [own],
  )
  return rows
}

async function dumpTable(
  client: Client,
  folder: string,
  name: string,
  columns: string[],
): Promise<Manifest['tables'][number]> {
  const file = `database/${name}.copy.gz`
  const copy = client.query(
    copyTo(`COPY ${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')}) TO STDOUT`),
  )
  const sum = checksummer()
  await pipeline(
    copy,
    createGzip(),
    sum.pass,
    createWriteStream(join(folder, file), { flush: true, flags: 'wx' }),
  )
  return { name, columns, rows: copy.rowCount, file, ...sum.result() }
}

/** Sequences are not transactional. Read last, none of them lags behind the rows above. */
async function readSequences(client: Client, own: readonly string[]): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequence.relname AS name
     FROM pg_class AS sequence JOIN pg_depend ON objid = sequence.oid AND deptype IN ('a', 'i')
       JOIN pg_class AS owner ON owner.oid = refobjid
     WHERE sequence.relkind = 'S' AND sequence.relnamespace = 'public'::regnamespace AND owner.relname = ANY($1)
     ORDER BY name`,
    [own],
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const found = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${escapeIdentifier(name)}`,
    )
    for (const state of found.rows) sequences.push({ name, ...state })
  }
  return sequences
}
