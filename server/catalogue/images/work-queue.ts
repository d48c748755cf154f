/** Limits how many tasks run at once; others wait in line, so that memory stays bounded. */
export class WorkQueue {
  readonly #most: number
  readonly #waiting: (() => void)[] = []
  readonly #forIdle: (() => void)[] = []
  #running = 0

  constructor(most: number) {
    this.#most = most
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) await new Promise<void>((begin) => this.#waiting.push(begin))
    else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
      if (this.#running === 0) for (const go of this.#forIdle.splice(0)) go()
    }
  }

  /** Resolves once no task runs or waits. */
  async whenIdle(): Promise<void> {
    while (this.#running > 0) await new Promise<void>((go) => this.#forIdle.push(go))
  }
}
