// Plain JavaScript on Node's own modules: bootstrap.mjs needs it before anything is installed.
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const MAY_FAIL = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC']

/**
 * Returns a string that changes whenever the file does, without reading the file. Unlike the modification time, the
 * time of the last status change (`ctime`) cannot be set.
 * @param {string} path
 * @returns {string} the same for every file that does not exist
 */
export function getFileState(path) {
  const { ino, size, mtimeMs, ctimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return [ino, size, mtimeMs, ctimeMs].join(' ')
}

/**
 * Caches a result on disk. Without the permission or the space to write, it is recomputed each time.
 * @param {string} file
 * @param {string} text
 */
export function saveResult(file, text) {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    if (!MAY_FAIL.includes(error.code)) throw error
  }
}
