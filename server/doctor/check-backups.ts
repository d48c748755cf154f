import { stat } from 'node:fs/promises'
import { HOUR_MILLISECONDS } from '#domain/time/durations.ts'
import { fine, problem, warning } from '#platform/doctor.ts'
import { lastBackup } from '#server/backups/daily-backup.ts'
import type { Context } from '#server/context.ts'
import type { Found } from './finding.ts'
import { FOUND } from './finding-sentences.ts'
import { REMEDIES } from './remedies.ts'

/** One night may be missed, two may not. */
const HOURS_MOST = 50

export async function checkBackups({ config, now }: Context): Promise<Found> {
  const { backups, dataDir } = config
  if (!backups) return warning(FOUND.noBackups(), REMEDIES.setBackups)
  const last = await lastBackup(config)
  if (!last) return warning(FOUND.noBackupYet(backups.folder), REMEDIES.seeBackupJob)
  const hours = (now().getTime() - last.createdAt.getTime()) / HOUR_MILLISECONDS
  if (hours > HOURS_MOST) return problem(FOUND.backupOld(Math.floor(hours / 24)), REMEDIES.seeBackupJob)
  const [backupDisk, dataDisk] = await Promise.all([stat(backups.folder), stat(dataDir)])
  if (backupDisk.dev === dataDisk.dev) return warning(FOUND.backupOnSameDisk(), REMEDIES.otherDisk)
  return fine(FOUND.backupFine(Math.max(0, Math.round(hours))))
}
