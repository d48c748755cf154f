import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

type End = () => Promise<unknown> | unknown

/** How long requests and jobs may take to finish; after that, nothing waits for other machines anymore. */
const GRACE_MILLISECONDS = 3_000
/** More than PostgreSQL is given to stop. */
const END_MILLISECONDS = 30_000

/** Stops what was started, in reverse order: first all work at once, then what it depends on. */
export class Shutdown {
  readonly #log: Logger
  readonly #stopping = new AbortController()
  readonly #dependencies: End[] = []
  readonly #work: End[] = []
  #ended: Promise<void> | undefined

  constructor(log: Logger) {
    this.#log = log
  }

  /** Aborted once nothing may wait for other machines any longer. */
  get signal(): AbortSignal {
    return this.#stopping.signal
  }

  /** Adds something that work depends on, such as the database. */
  addDependency(end: End): void {
    this.#dependencies.push(end)
  }

  /** Adds requests, jobs and other work. */
  addWork(end: End): void {
    this.#work.push(end)
  }

  /**
   * Does pieces of work one after the other. Once the shutdown has begun no further one is begun. It waits for the one
   * under way, whose failure then tells nothing.
   */
  async doInTurn(pieces: readonly (() => Promise<unknown>)[]): Promise<void> {
    let underway: Promise<unknown> | undefined
    this.addWork(() => Promise.allSettled([underway]))
    for (const piece of pieces) {
      if (this.#ended) return
      underway = piece()
      await underway.catch((error) => {
        if (!this.#ended) throw error
      })
    }
  }

  run(): Promise<void> {
    this.#ended ??= this.#end()
    return this.#ended
  }

  async #end(): Promise<void> {
    const grace = setTimeout(() => this.#stopping.abort(), GRACE_MILLISECONDS)
    await Promise.all(this.#work.map((end) => this.#try(end)))
    clearTimeout(grace)
    this.#stopping.abort()
    for (const end of this.#dependencies.reverse()) await this.#try(end)
  }

  /** One that fails or hangs does not keep the others from ending. */
  async #try(end: End): Promise<void> {
    try {
      await Promise.race([end(), pause(END_MILLISECONDS, undefined, { ref: false })])
    } catch (error) {
      this.#log.warn({ error }, 'Something did not stop in order')
    }
  }
}

/**
 * Resolves with the result of the work, but rejects with the signal's reason as soon as it aborts, without waiting for
 * the work.
 */
export function untilStopped<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abandon = () => reject(signal.reason)
    if (signal.aborted) abandon()
    else signal.addEventListener('abort', abandon, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon))
  })
}

/** Shuts down in order on the first signal, then exits. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${error}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}

const PARENT_MILLISECONDS = 200

/** If the process that started us, such as npm, is killed with SIGKILL, nothing else would stop us. */
export function stopWithParent(): void {
  const stop = () => process.kill(process.pid, 'SIGTERM')
  process.once('disconnect', stop)
  process.channel?.unref()
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, PARENT_MILLISECONDS)
  watch.unref()
}

/** Errors outside of requests must not end the server. */
export function logUnhandledErrors(log: Logger): void {
  process.on('unhandledRejection', (error) => log.error({ error }, 'Something failed that nobody waited for'))
  // If a full disk rejects log lines, they are lost and the site carries on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

const IDLE_CHECK_MILLISECONDS = 50

/**
 * Stops accepting connections, finishes running requests and closes each connection after its response. Closes whatever
 * is still open after `boundMilliseconds`.
 */
export async function drain(server: Server, boundMilliseconds: number): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  // Node keeps a connection open for further requests once its last one ends, but none will come.
  const closing = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MILLISECONDS)
  const cutting = setTimeout(() => server.closeAllConnections(), boundMilliseconds)
  await closed
  clearInterval(closing)
  clearTimeout(cutting)
}
