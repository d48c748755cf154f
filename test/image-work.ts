import { FinishingQueue } from '#server/images/finishing-queue.ts'
import { createImageWork, type ImageWork } from '#server/images/image-work.ts'

/** For all files of a worker: each process takes as long to start as twenty small pictures to draw, and keeps none. */
const drawing = createImageWork()

/** Draws the sizes that no answer waits for only in tests that ask for them. */
class FinishingWhenAsked extends FinishingQueue {
  readonly #added: Parameters<FinishingQueue['add']>[] = []

  override add(...work: Parameters<FinishingQueue['add']>): void {
    this.#added.push(work)
  }

  override async whenFinished(): Promise<void> {
    for (const work of this.#added.splice(0)) super.add(...work)
    await super.whenFinished()
  }

  /** What another test uploaded is left as it is. */
  forget(): void {
    this.#added.length = 0
  }
}

export function imageWorkOfTests(): ImageWork & { readonly finishing: FinishingWhenAsked } {
  const { uploads, drawInBackground } = drawing
  return { ...createImageWork(), uploads, drawInBackground, finishing: new FinishingWhenAsked() }
}
