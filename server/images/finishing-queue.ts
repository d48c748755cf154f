const PAGES_REFRESH_MILLISECONDS = 10_000

export type FinishingSteps = {
  /** Draws the missing sizes of the picture. Returns whether any were missing. */
  readonly finish: (path: string) => Promise<boolean>
  /** Tells pages that they are out of date. */
  readonly refreshPages: () => Promise<void>
  readonly onFailure: (path: string, error: unknown) => void
}

type Work = { readonly path: string; readonly steps: FinishingSteps }

/** Pictures with missing sizes, processed one after the other. New uploads go before older pictures. */
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

  /** Resolves when no picture lacks any size. */
  async whenFinished(): Promise<void> {
    await this.#running
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  /** Stops after the current size; the next start takes up the rest. */
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
