import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  checksummer,
  dumpDatabase,
  MANIFEST,
  type Manifest,
  pictureFile,
  verifyBackup,
} from '#platform/backups.ts'
import { StartRefusal } from '#platform/boot.ts'
import { toStorageKey } from '#server/catalogue/images/image-files.ts'
import type { Context } from '#server/context.ts'
import { MIGRATION_FOLDERS } from '#server/foundation/database/migrate.ts'
import type { Storage } from '#server/foundation/storage/storage.ts'

export const UNFINISHED = '.unfinished'
/** Pictures that are deleted between the database snapshot and their copying require a new snapshot. */
const ATTEMPTS_MOST = 5

/** The files of a picture according to its record. */
const PICTURE_FILES = `
  SELECT path AS file FROM images WHERE status = 'ready'
  UNION SELECT variant->>'file' FROM images, jsonb_array_elements(variants) AS variant WHERE status = 'ready'
  UNION SELECT '/uploads/' || file_key FROM crew_photos WHERE status = 'ready'
  ORDER BY file`

type Source = Pick<Context, 'db' | 'storage' | 'now'>

/**
 * Backs up the database and the pictures into a new folder while the site keeps running. The folder gets its final name
 * only once everything in it is complete and on disk, which is read again: another server may have taken this one for
 * dead, and removed what was written. If that fails, nothing of it is kept. Throws a StartRefusal if the folder is not
 * empty.
 */
export async function backUp(source: Source, folder: string): Promise<Manifest> {
  const target = resolve(folder)
  if ((await readdir(target).catch(() => [])).length > 0)
    throw new StartRefusal(
      `${target} is not empty. Name a folder that does not exist yet: a backup never overwrites.`,
    )
  const unfinished = target + UNFINISHED
  await rm(unfinished, { recursive: true, force: true })
  try {
    await mkdir(join(unfinished, 'uploads'), { recursive: true, mode: 0o700 })
    const manifest = await copyEverything(source, unfinished)
    await writeDurably(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`)
    await verifyBackup(unfinished, manifest)
    await rm(target, { recursive: true, force: true })
    await rename(unfinished, target)
    await flushFolder(dirname(target))
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function copyEverything({ db, storage, now }: Source, folder: string): Promise<Manifest> {
  const database = {
    connectionString: db.$client.options.connectionString ?? '',
    migrationFolders: MIGRATION_FOLDERS,
    filesQuery: PICTURE_FILES,
  }
  const copied = new Map<string, Manifest['pictures'][number]>()
  for (let attempt = 1; ; attempt++) {
    const createdAt = now().toISOString()
    await rm(join(folder, 'database'), { recursive: true, force: true })
    await mkdir(join(folder, 'database'))
    const { files, ...dump } = await dumpDatabase(database, folder)
    const keys = files.map(toStorageKey)
    const missing = await copyPictures(storage, folder, keys, copied)
    if (missing.length === 0) {
      const pictures = keys.flatMap((key) => copied.get(key) ?? [])
      await removeOthers(folder, copied, new Set(keys))
      return { format: 1, createdAt, ...dump, pictures }
    }
    if (attempt === ATTEMPTS_MOST)
      throw new StartRefusal(
        `The backup is not complete: the storage does not have ${missing.slice(0, 5).join(', ')}.`,
      )
  }
}

/** A key's content never changes, so copies from an earlier attempt stay valid. Returns the keys without a file. */
async function copyPictures(
  storage: Storage,
  folder: string,
  keys: readonly string[],
  copied: Map<string, Manifest['pictures'][number]>,
): Promise<string[]> {
  const missing: string[] = []
  for (const key of keys.filter((one) => !copied.has(one))) {
    const file = await storage.open(key)
    if (!file) {
      missing.push(key)
      continue
    }
    const place = join(folder, pictureFile(key))
    await mkdir(dirname(place), { recursive: true })
    const sum = checksummer()
    await pipeline(await file.stream(), sum.pass, createWriteStream(place, { flush: true }))
    copied.set(key, { key, ...sum.result() })
  }
  return missing
}

/** Removes pictures that were copied in an earlier attempt and have been deleted since. */
async function removeOthers(
  folder: string,
  copied: ReadonlyMap<string, unknown>,
  wanted: ReadonlySet<string>,
): Promise<void> {
  for (const key of copied.keys())
    if (!wanted.has(key)) await rm(join(folder, pictureFile(key)), { force: true })
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
