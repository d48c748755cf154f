import { stat } from 'node:fs/promises'
import { lastBackup } from '#server/backups/daily-backup.ts'
import type { Context } from '#server/context.ts'
import { fine, problem, type Result, warning } from './finding.ts'

/** One night may be missed, two may not. */
const HOURS_MOST = 50

export async function checkBackups({ config, now }: Context): Promise<Result> {
  const { backups, dataDir } = config
  if (!backups)
    return warning(
      'Nothing is backed up by itself.',
      'Set BACKUP_DIR to a folder on another disk, or make backups another way.',
    )
  const last = await lastBackup(config)
  const remedy = 'Under Outbox, Jobs, "Back up" says what went wrong and can be run at once.'
  if (!last) return warning(`There is no backup in ${backups.folder} yet.`, remedy)
  const hours = (now().getTime() - last.createdAt.getTime()) / 3_600_000
  if (hours > HOURS_MOST) return problem(`The last backup is ${Math.floor(hours / 24)} days old.`, remedy)
  const [backupDisk, dataDisk] = await Promise.all([stat(backups.folder), stat(dataDir)])
  if (backupDisk.dev === dataDisk.dev)
    return warning(
      'The backups lie on the same disk as the data, and are lost with it.',
      'Set BACKUP_DIR to a folder on another disk.',
    )
  return fine(`The last backup is ${Math.max(0, Math.round(hours))} hours old.`)
}
