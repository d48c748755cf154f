import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import {
  connectForTransfer,
  findMigrations,
  loadDatabase,
  type Manifest,
  pictureFile,
  readManifest,
  refuseUnfitDatabase,
  refuseUnknownTables,
  verifyBackup,
} from '#platform/backups.ts'
import { StartRefusal } from '#platform/boot.ts'
import type { Log } from '#platform/postgres.ts'
import { type EmbeddedDatabase, hasEmbeddedDatabase, startEmbeddedDatabase } from '#platform/postgres.ts'
import { toStorageKey } from '#server/catalogue/images/image-files.ts'
import type { Config } from '#server/config.ts'
import { toSmallKey } from '#server/crew/phone/photos.ts'
import { addLanguages } from '#server/foundation/database/add-languages.ts'
import { MIGRATION_FOLDERS } from '#server/foundation/database/migrate.ts'
import { openStorage, type Storage } from '#server/foundation/storage/storage.ts'
import { listPartKeys } from '#server/operations/exports/part-writer.ts'

type Options = { readonly folder: string; readonly mayReplace: boolean; readonly log: Log }

/**
 * Restores a backup into the configured database and storage. The entire backup is verified first; the database changes
 * last, in one transaction. Throws a StartRefusal if it must not or cannot.
 */
export async function restoreBackup(config: Config, { folder, mayReplace, log }: Options): Promise<Manifest> {
  const manifest = await readManifest(folder)
  findMigrations(manifest, MIGRATION_FOLDERS)
  refuseUnknownTables(manifest, MIGRATION_FOLDERS)
  await verifyBackup(folder, manifest)
  if (!mayReplace) await refuseUsedFolder(config)
  const database = await databaseFor(config, log)
  try {
    const client = await connectForTransfer(database.connectionString, 'restore')
    try {
      await refuseUnfitDatabase(client, { migrationFolders: MIGRATION_FOLDERS, mayReplace })
      const storage = openStorage(config)
      const earlier = await keysInDatabase(client)
      for (const { key } of manifest.pictures)
        await storage.put(key, await readFile(join(folder, pictureFile(key))))
      await loadDatabase(client, {
        folder,
        manifest,
        migrationFolders: MIGRATION_FOLDERS,
        completeSchema: addLanguages,
        async completeRows(loaded) {
          await markRestored(loaded, manifest)
          await forgetExports(loaded)
        },
      })
      await removeEarlierFiles(storage, earlier, manifest)
    } finally {
      await client.end()
    }
  } finally {
    await database.stop()
  }
  return manifest
}

/** Saved cards are not asked until payments made after the backup have been looked for; see `refuse-after-restore.ts`. */
async function markRestored(client: Client, { createdAt }: Manifest): Promise<void> {
  await client.query(
    'ALTER TABLE reconciliation_sweeps ADD COLUMN IF NOT EXISTS restored_to timestamp (3) with time zone',
  )
  await client.query(
    `INSERT INTO reconciliation_sweeps AS sweep (provider, started_at, restored_to)
     SELECT DISTINCT provider, $1::timestamptz, $1::timestamptz FROM payment_intents
     ON CONFLICT (provider) DO UPDATE
     SET cursor = NULL, restored_to = least(sweep.restored_to, EXCLUDED.restored_to)`,
    [createdAt],
  )
}

/** Their files are not part of a backup. */
async function forgetExports(client: Client): Promise<void> {
  if (await hasTable(client, 'exports')) await client.query('DELETE FROM exports')
}

async function refuseUsedFolder({ dataDir, databaseDirectUrl, s3 }: Config): Promise<void> {
  const hasPictures = !s3 && (await readdir(join(dataDir, 'uploads')).catch(() => [])).length > 0
  if (!hasPictures && (databaseDirectUrl || !hasEmbeddedDatabase(dataDir))) return
  throw new StartRefusal(
    `The data folder ${dataDir} is not empty. Set DATA_DIR to an empty one, or add --replace to replace what it holds.`,
  )
}

/** The embedded database is started only for the restore; its lock keeps servers from starting meanwhile. */
async function databaseFor({ databaseDirectUrl, dataDir }: Config, log: Log): Promise<EmbeddedDatabase> {
  if (!databaseDirectUrl) return startEmbeddedDatabase({ dataDir, log })
  return { connectionString: databaseDirectUrl, stop: async () => undefined }
}

const PICTURE_KEYS = `SELECT path AS file FROM images
  UNION SELECT variant->>'file' FROM images, jsonb_array_elements(variants) AS variant`
const CREW_KEYS = 'SELECT file_key AS file FROM crew_photos WHERE file_key IS NOT NULL'

const EXPORT_PARTS = 'SELECT folder, parts FROM exports'

/** Returns the keys of all files that the database knows of, including those that may not exist. */
async function keysInDatabase(client: Client): Promise<string[]> {
  const pictures = await readRows<{ file: string }>(client, 'images', PICTURE_KEYS)
  const crewPictures = await readRows<{ file: string }>(client, 'crew_photos', CREW_KEYS)
  const exported = await readRows<{ folder: string; parts: number }>(client, 'exports', EXPORT_PARTS)
  return [
    ...pictures.map(({ file }) => toStorageKey(file)),
    ...crewPictures.flatMap(({ file }) => [file, toSmallKey(file)]),
    ...exported.flatMap(({ folder, parts }) => listPartKeys(folder, parts)),
  ]
}

/** Returns nothing if the database has no such table. */
async function readRows<Row extends object>(client: Client, table: string, query: string): Promise<Row[]> {
  return (await hasTable(client, table)) ? (await client.query<Row>(query)).rows : []
}

/** Returns false in a new database, and in one of a release before the table. */
async function hasTable(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('public.${table}') IS NOT NULL AS "isThere"`,
  )
  return rows[0]?.isThere === true
}

/** Called once the database no longer references these files. */
async function removeEarlierFiles(
  storage: Storage,
  earlier: string[],
  { pictures }: Manifest,
): Promise<void> {
  const restored = new Set(pictures.map(({ key }) => key))
  await storage.remove(earlier.filter((key) => !restored.has(key)))
}
