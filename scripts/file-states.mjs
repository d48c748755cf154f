// Plain JavaScript on Node's own modules: bootstrap.mjs needs it before anything is installed.
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const MAY_FAIL = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC']

/**
 * Changes whenever the file does, without reading it: unlike the time of its content, the time of its last change
 * (`ctime`) cannot be set.
 * @param {string} path
 * @returns {string} the same for every file that does not exist
 */
export function getState(path) {
  const { ino, size, mtimeMs, ctimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return [ino, size, mtimeMs, ctimeMs].join(' ')
}

/**
 * Writes down what need not be worked out again. Who has no right or no room to write works it out each time.
 * @param {string} file
 * @param {string} text
 */
export function remember(file, text) {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    if (!MAY_FAIL.includes(error.code)) throw error
  }
}
