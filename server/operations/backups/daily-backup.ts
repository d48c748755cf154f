import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { MANIFEST, readManifest } from '#platform/backups.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { backUp, UNFINISHED } from './back-up.ts'

const NAME = /^moonlit-teepees-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/

type BackupFolder = { readonly folder: string; readonly createdAt: Date }

/**
 * Writes today's backup into BACKUP_DIR and removes those older than BACKUP_KEEP_DAYS. Does nothing without BACKUP_DIR.
 */
export async function backUpDaily(ctx: Context): Promise<void> {
  const { backups } = ctx.config
  if (!backups) return
  const name = `moonlit-teepees-${ctx.now().toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  await removeInterrupted(backups.folder)
  await backUp(ctx, join(backups.folder, name))
  await removeOldBackups(backups, ctx.now())
}

/** Returns the complete backups in a folder, newest first. */
async function listBackups(folder: string): Promise<BackupFolder[]> {
  const names = await readdir(folder).catch(() => [])
  const found: BackupFolder[] = []
  for (const name of names) {
    const [, day, hour, minute, second] = NAME.exec(name) ?? []
    const isComplete = day && (await stat(join(folder, name, MANIFEST)).catch(() => undefined))
    if (isComplete)
      found.push({ folder: join(folder, name), createdAt: new Date(`${day}T${hour}:${minute}:${second}Z`) })
  }
  return found.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}

/** Returns the folder itself if it is a backup, otherwise the newest backup in it. */
export async function chooseBackup(folder: string): Promise<string> {
  const [newest] = await listBackups(folder)
  return newest?.folder ?? folder
}

/** Returns the manifest of the newest backup in BACKUP_DIR; undefined if there is none. */
export async function lastBackup({ backups }: Pick<Config, 'backups'>) {
  const [newest] = backups ? await listBackups(backups.folder) : []
  if (!newest) return undefined
  const { tables, pictures } = await readManifest(newest.folder)
  const bytes = [...tables, ...pictures].reduce((sum, file) => sum + file.bytes, 0)
  return { ...newest, bytes }
}

/**
 * Removes what is left of daily backups whose server was killed. Those made by hand have other names. Each gets another
 * name first: a server that only lost its connection may be writing it still, and must not complete what is half gone.
 */
async function removeInterrupted(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [daily = ''] = name.split('.', 1)
    if (!name.endsWith(UNFINISHED) || !NAME.test(daily)) continue
    const removed = join(folder, `${daily}.${randomUUID()}${UNFINISHED}`)
    await rename(join(folder, name), removed).catch(unlessMissing)
    await rm(removed, { recursive: true, force: true })
  }
}

/** It may have been completed just now. */
function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Keeps the newest backup, however old. */
async function removeOldBackups(
  { folder, keepDays }: NonNullable<Config['backups']>,
  now: Date,
): Promise<void> {
  const isOld = (date: Date) => now.getTime() - date.getTime() > keepDays * DAY_MILLISECONDS
  const [, ...older] = await listBackups(folder)
  for (const backup of older)
    if (isOld(backup.createdAt)) await rm(backup.folder, { recursive: true, force: true })
}
