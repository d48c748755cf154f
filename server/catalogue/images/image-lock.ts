import { LOCKS } from '#server/foundation/database/locks.ts'
import type { LockKey } from '#server/foundation/database/session-lock.ts'

/**
 * Returns the lock on a picture's files. It ends with its connection, which distinguishes the remains of a crashed
 * server from what another server is writing.
 */
export function imageLock(path: string): LockKey {
  return { space: LOCKS.images, name: path }
}
