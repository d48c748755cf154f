const PAGES_REFRESH_MILLISECONDS = 10_000

export type FinishingSteps = {
  /** Draws what the picture lacks. Returns whether it lacked anything. */
  readonly finish: (path: string) => Promise<boolean>
  /** Tells pages that they show something old. */
  readonly refreshPages: () => Promise<void>
  readonly onFailure: (path: string, error: unknown) => void
}

type Work = { readonly path: string; readonly steps: FinishingSteps }

/** Pictures that lack sizes, one after the other. What somebody just uploaded goes before what was there already. */
export class FinishingQueue {
  readonly #uploads: Work[] = []
  readonly #others: Work[] = []
  #running: Promise<void> | undefined
  #isStopped = false

  add(paths: readonly string[], steps: FinishingSteps, { isUpload = false } = {}): void {
    const queue = isUpload ? this.#uploads : this.#others
    queue.push(...paths.map((path) => ({ path, steps })))
    this.#running ??= this.#workOff().finally(() => {
      this.#running = undefined
    })
  }

  /** Resolves when no picture lacks anything. */
  async whenFinished(): Promise<void> {
    await this.#running
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  /** Ends after the size under way; the rest is taken up by the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
  }

  async #workOff(): Promise<void> {
    let refreshedAt = performance.now()
    let isPageOld = false
    for (let work = this.#next(); work && !this.#isStopped; work = this.#next()) {
      const { path, steps } = work
      try {
        isPageOld = (await steps.finish(path)) || isPageOld
        const isLast = this.#uploads.length + this.#others.length === 0
        const isTime = isLast || performance.now() - refreshedAt > PAGES_REFRESH_MILLISECONDS
        if (!isPageOld || !isTime) continue
        await steps.refreshPages()
        isPageOld = false
        refreshedAt = performance.now()
      } catch (error) {
        steps.onFailure(path, error)
      }
    }
  }

  #next(): Work | undefined {
    return this.#uploads.shift() ?? this.#others.shift()
  }
}
