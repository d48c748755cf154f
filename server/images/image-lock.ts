import { LOCKS } from '#server/database/locks.ts'
import type { LockKey } from '#server/database/session-lock.ts'

/**
 * The lock on the files of one picture. It goes when its connection goes, so what a crashed server left behind is told
 * apart from what another server is just writing.
 */
export function imageLock(path: string): LockKey {
  return { space: LOCKS.images, name: path }
}
