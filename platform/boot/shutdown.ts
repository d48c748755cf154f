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
