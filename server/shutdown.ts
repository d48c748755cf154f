import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

type End = () => Promise<unknown> | unknown

/** So long requests and jobs may go on as if nothing were to happen; then nobody waits for other machines any longer. */
const GRACE_MILLISECONDS = 3_000
/** Longer than PostgreSQL is given to stop. */
const END_MILLISECONDS = 30_000

/** Ends what was started, in the opposite order: first all work at once, then what it stands on. */
export class Shutdown {
  readonly #log: Logger
  readonly #stopping = new AbortController()
  readonly #grounds: End[] = []
  readonly #work: End[] = []
  #ended: Promise<void> | undefined

  constructor(log: Logger) {
    this.#log = log
  }

  /** Aborted when nobody is to wait for other machines any longer. */
  get signal(): AbortSignal {
    return this.#stopping.signal
  }

  /** What work stands on, such as the database. */
  addGround(end: End): void {
    this.#grounds.push(end)
  }

  /** Requests, jobs and what else is done for somebody. */
  addWork(end: End): void {
    this.#work.push(end)
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
    for (const end of this.#grounds.reverse()) await this.#try(end)
  }

  /** One end that fails or hangs keeps no other from being made. */
  async #try(end: End): Promise<void> {
    try {
      await Promise.race([end(), pause(END_MILLISECONDS, undefined, { ref: false })])
    } catch (error) {
      this.#log.warn({ error }, 'Something did not stop in order')
    }
  }
}
