import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Cleans up after a killed server: stops its PostgreSQL if it is still running on this cluster, and removes files with
 * a process id that may belong to another process by now. The caller holds the data folder's lock, so no running server
 * needs any of this.
 */
export async function clearLeftovers(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (isPostmaster(pid, cluster)) {
    await stopPostmaster(pid, cluster)
  } else {
    // PostgreSQL ignores its own parent's id in this file, but still checks whether processes of the dead server use
    // its shared memory. Without the file it could not.
    replace(pidFile, [process.pid, ...lines.slice(1)].join('\n'))
  }
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(cluster, name), { force: true })
}

/** On a full disk, either the old or the new contents survive. */
function replace(file: string, contents: string): void {
  const unfinished = `${file}.new`
  try {
    const { uid, gid } = statSync(file)
    writeFileSync(unfinished, contents, { mode: 0o600 })
    chownSync(unfinished, uid, gid)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

async function stopPostmaster(pid: number, cluster: string) {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signalIfAlive(pid, signal)
    for (const end = Date.now() + 10_000; Date.now() < end; await sleep(10)) {
      if (!isPostmaster(pid, cluster)) return
    }
  }
}

function isPostmaster(pid: number, cluster: string): boolean {
  return pid > 1 && getCommand(pid).includes(` -D ${cluster} `)
}

function signalIfAlive(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Returns the command line of a running process; empty if it has ended, even as a zombie. */
function getCommand(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
