import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import process, { env } from 'node:process'

const MEMORY = '/dev/shm'
const NAME = 'moonlit-tests-'
const GIGABYTE = 1024 ** 3
/** A run writes less than a gigabyte at a time; the rest is for the processes. */
const ENOUGH = { free: 3 * GIGABYTE, available: 6 * GIGABYTE }

/**
 * Lets this process and its children keep temporary files in memory if there is enough of it: copying a database takes
 * a tenth of the work, and nothing that tests write has to outlive them.
 */
export function keepTemporaryFilesInMemory(): void {
  if (env.TMPDIR !== undefined || !existsSync(MEMORY)) return
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ENOUGH.free || process.availableMemory() < ENOUGH.available) return
  removeLeftovers(MEMORY)
  const folder = join(MEMORY, `${NAME}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** A run that was killed could not clean up. */
export function removeLeftovers(memory: string): void {
  for (const name of readdirSync(memory))
    if (name.startsWith(NAME) && !isAlive(Number(name.slice(NAME.length))))
      rmSync(join(memory, name), { recursive: true, force: true })
}

function isAlive(owner: number): boolean {
  try {
    return process.kill(owner, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
