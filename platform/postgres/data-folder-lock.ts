import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from '../boot/start-refusal.ts'

const SQLITE_BUSY = 5

/**
 * Locks the data folder for this process until `release` is called or the process ends. Node has no file locks, but
 * SQLite does: the kernel grants one to exactly one of several competing processes and releases it when its holder
 * dies, so a crash leaves no stale lock.
 */
export function lockDataFolder(dataDir: string): { release(): void } {
  const lock = openLock(dataDir)
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw explain(error, dataDir)
  }
  return { release: () => lock.close() }
}

function openLock(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true })
    return new DatabaseSync(join(dataDir, 'postgres.lock'), { timeout: 0 })
  } catch (error) {
    throw explain(error, dataDir)
  }
}

function explain(error: unknown, dataDir: string): StartRefusal {
  const { errcode, message } = error as Error & { errcode?: number }
  return new StartRefusal(
    errcode === SQLITE_BUSY
      ? `Another server is already running on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`
      : `The data folder ${dataDir} cannot be written: ${message}`,
  )
}
