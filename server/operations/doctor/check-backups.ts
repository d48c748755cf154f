import { stat } from 'node:fs/promises'
import { message } from '#domain/foundation/messages/message.ts'
import { HOUR_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { passed, problem, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import { lastBackup } from '#server/operations/backups/daily-backup.ts'
import type { Finding } from './finding.ts'

/** Missing one night is fine, missing two is not. */
const HOURS_MOST = 50

export async function checkBackups({ config, now }: Context): Promise<Finding> {
  const { backups, dataDir } = config
  if (!backups) return warning(message('doctor.noBackups'), message('doctor.remedy.setBackups'))
  const last = await lastBackup(config)
  if (!last)
    return warning(
      message('doctor.noBackupYet', { folder: backups.folder }),
      message('doctor.remedy.seeBackupJob'),
    )
  const hours = (now().getTime() - last.createdAt.getTime()) / HOUR_MILLISECONDS
  if (hours > HOURS_MOST)
    return problem(
      message('doctor.backupOld', { days: Math.floor(hours / 24) }),
      message('doctor.remedy.seeBackupJob'),
    )
  const [backupDisk, dataDisk] = await Promise.all([stat(backups.folder), stat(dataDir)])
  if (backupDisk.dev === dataDisk.dev)
    return warning(message('doctor.backupOnSameDisk'), message('doctor.remedy.otherDisk'))
  return passed(message('doctor.backupFine', { hours: Math.max(0, Math.round(hours)) }))
}
