const PAGES_REFRESH_MILLISECONDS = 10_000

export type FinishingSteps = {
  /** Generates the picture's missing sizes. Returns whether any were missing. */
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

  /** Stops after the current size; the next start continues with the rest. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
  }

  async #workOff(): Promise<void> {
    let refreshedAt = performance.now()
    let isPageOld = false
    for (let work = this.#next(); work && !this.#isStopped; work = this.#next()) {
      isPageOld = (await finish(work)) || isPageOld
      const isLast = this.#isStopped || this.#uploads.length + this.#others.length === 0
      const isTime = isLast || performance.now() - refreshedAt > PAGES_REFRESH_MILLISECONDS
      // Even if this picture failed, an earlier one may be finished.
      if (!isPageOld || !isTime) continue
      isPageOld = !(await refreshPages(work))
      refreshedAt = performance.now()
    }
  }

  #next(): Work | undefined {
    return this.#uploads.shift() ?? this.#others.shift()
  }
}

/** Returns whether anything was generated. */
async function finish({ path, steps }: Work): Promise<boolean> {
  try {
    return await steps.finish(path)
  } catch (error) {
    steps.onFailure(path, error)
    return false
  }
}

/** Returns whether pages were refreshed. */
async function refreshPages({ path, steps }: Work): Promise<boolean> {
  try {
    await steps.refreshPages()
    return true
  } catch (error) {
    steps.onFailure(path, error)
    return false
  }
}
