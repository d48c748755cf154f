import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { StartRefusal } from '../boot/start-refusal.ts'
import type { ClusterPlace } from './place.ts'
import { commandLine } from './runner.ts'

export type Log = { debug(text: string): void; warn(text: string): void; error(text: string): void }

export type Postmaster = { process: ChildProcess; ended: Promise<void> }

const complaint = /\b(WARNING|ERROR|FATAL|PANIC): /
const READY = /database system is ready to accept (read-only )?connections/

/** Starts PostgreSQL on the cluster; resolves once it accepts connections. */
export function launchPostmaster(
  place: ClusterPlace,
  settings: Record<string, string>,
  log: Log,
): Promise<Postmaster> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args } = commandLine(place.runner, [place.binaries.postgres, '-D', place.cluster, ...flags])
  // In its own session: Ctrl-C in the terminal must reach only the server, which closes the database last.
  const child = spawn(file, args, {
    ...place.runner.options,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lastLines: string[] = []
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    // If the machine is out of processes or memory, no process was started that could exit.
    child.on('error', (error) => {
      lastLines.push(error.message)
      if (child.pid === undefined) resolve()
    })
  })
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(toRefusal(lastLines, place)))
    if (!child.stderr) throw new Error('the pipe for PostgreSQL’s messages is missing')
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLines.push(line)
      if (lastLines.length > 6) lastLines.shift()
      if (READY.test(line)) resolve({ process: child, ended })
      if (complaint.test(line)) log.warn(`PostgreSQL: ${line}`)
      else log.debug(`PostgreSQL: ${line}`)
    })
  })
}

function toRefusal(lastLines: readonly string[], { cluster }: ClusterPlace): StartRefusal {
  const words = lastLines.join(' / ')
  return new StartRefusal(
    /No space left on device|Disk quota exceeded/.test(words)
      ? `The disk that holds ${cluster} is full: make room and start again. (${words})`
      : `The embedded PostgreSQL did not start: ${words}`,
  )
}

/** Stops PostgreSQL in "fast" mode: open transactions are rolled back, committed ones are on disk. */
export async function stopPostmaster({ process: child, ended }: Postmaster): Promise<void> {
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 20_000)
  child.kill('SIGINT')
  await ended
  clearTimeout(impatience)
}
