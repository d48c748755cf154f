import { FinishingQueue } from '#server/catalogue/images/finishing-queue.ts'
import { createImageWork, type ImageWork } from '#server/catalogue/images/image-work.ts'

/**
 * Shared by all files of a worker: starting the process takes as long as drawing twenty small pictures, and it keeps no
 * state.
 */
const drawing = createImageWork()

/** Generates the deferred sizes only in tests that ask for them. */
class FinishingWhenAsked extends FinishingQueue {
  readonly #added: Parameters<FinishingQueue['add']>[] = []

  override add(...work: Parameters<FinishingQueue['add']>): void {
    this.#added.push(work)
  }

  override async whenFinished(): Promise<void> {
    for (const work of this.#added.splice(0)) super.add(...work)
    await super.whenFinished()
  }

  /** Leaves another test's uploads alone. */
  forget(): void {
    this.#added.length = 0
  }
}

export function imageWorkOfTests(): ImageWork & { readonly finishing: FinishingWhenAsked } {
  const { uploads, drawInBackground } = drawing
  return { ...createImageWork(), uploads, drawInBackground, finishing: new FinishingWhenAsked() }
}
