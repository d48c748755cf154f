import { setTimeout as sleep } from 'node:timers/promises'
import { type Log, type Postmaster, stopPostmaster } from './postmaster.ts'

const FIRST_PAUSE_MILLISECONDS = 500
const LONGEST_PAUSE_MILLISECONDS = 15_000
/** After at least this much uptime, the database is restarted without a pause. */
const STEADY_MILLISECONDS = 30_000

/**
 * Keeps PostgreSQL running: restarts it when it exits unexpectedly, with growing pauses while that fails. A full disk,
 * for example, prevents every start until there is space.
 */
export async function supervise(launch: () => Promise<Postmaster>, log: Log) {
  const stopping = new AbortController()
  let postmaster = await launch()
  const watching = watch()

  async function watch(): Promise<void> {
    let pauseMilliseconds = 0
    while (!stopping.signal.aborted) {
      const since = performance.now()
      await postmaster.ended
      if (stopping.signal.aborted) return
      if (performance.now() - since > STEADY_MILLISECONDS) pauseMilliseconds = 0
      log.error('PostgreSQL ended unexpectedly; starting it again')
      do {
        await sleep(pauseMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
        pauseMilliseconds = longerThan(pauseMilliseconds)
      } while (!stopping.signal.aborted && !(await launchAgain(pauseMilliseconds)))
    }
  }

  async function launchAgain(pauseMilliseconds: number): Promise<boolean> {
    try {
      postmaster = await launch()
      return true
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error(`PostgreSQL cannot be started; next try in ${pauseMilliseconds / 1000} s. ${reason}`)
      return false
    }
  }

  return {
    async stop(): Promise<void> {
      stopping.abort()
      await stopPostmaster(postmaster)
      await watching
      // This may be a new process if a restart was in progress.
      await stopPostmaster(postmaster)
    },
  }
}

function longerThan(milliseconds: number): number {
  return Math.min(Math.max(milliseconds * 2, FIRST_PAUSE_MILLISECONDS), LONGEST_PAUSE_MILLISECONDS)
}
