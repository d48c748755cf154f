import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEGABYTES = 400
const BLOCK = Buffer.alloc(1024 * 1024)

export type SmallDisk = {
  readonly folder: string
  /** Writes until no space is left. */
  fill(): void
  makeRoom(): void
  unmount(): void
}

/** Only root can mount the small disk. */
export function mayMount(): boolean {
  return process.getuid?.() === 0
}

/** Mounts an in-memory file system that a test can fill up. Requires root. */
export function mountSmallDisk(folder = mkdtempSync(join(tmpdir(), 'teepee-small-disk-'))): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=755`, 'tmpfs', folder])
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w')
      try {
        // A short write comes before the error.
        for (;;) writeSync(file, BLOCK)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    makeRoom: () => rmSync(filler),
    unmount() {
      execFileSync('umount', [folder])
      rmdirSync(folder)
    },
  }
}
