import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { StartRefusal } from '#server/start-refusal.ts'
import type { Place } from './place.ts'
import { commandLine } from './runner.ts'

export type Log = { debug(text: string): void; warn(text: string): void; error(text: string): void }

/** PostgreSQL's main process. */
export type Postmaster = { process: ChildProcess; ended: Promise<void> }

const complaint = /\b(WARNING|ERROR|FATAL|PANIC): /

/** Starts PostgreSQL on the cluster; resolves when it takes connections. */
export function launchPostmaster(
  place: Place,
  settings: Record<string, string>,
  log: Log,
): Promise<Postmaster> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args } = commandLine(place.runner, [place.binaries.postgres, '-D', place.cluster, ...flags])
  // In a session of its own: Ctrl-C in the terminal must reach only us, for we close the database last.
  const child = spawn(file, args, {
    ...place.runner.options,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'close').then(() => undefined)
  const lastLines: string[] = []
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    ended.then(() =>
      reject(new StartRefusal(`The embedded PostgreSQL did not start: ${lastLines.join(' / ')}`)),
    )
    if (!child.stderr) throw new Error('the pipe for PostgreSQL’s messages is missing')
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLines.push(line)
      if (lastLines.length > 6) lastLines.shift()
      if (line.includes('database system is ready to accept connections')) resolve({ process: child, ended })
      if (complaint.test(line)) log.warn(`PostgreSQL: ${line}`)
      else log.debug(`PostgreSQL: ${line}`)
    })
  })
}

/** Stops PostgreSQL the "fast" way: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster({ process: child, ended }: Postmaster): Promise<void> {
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 20_000)
  child.kill('SIGINT')
  await ended
  clearTimeout(impatience)
}
