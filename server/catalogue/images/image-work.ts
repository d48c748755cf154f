import { FinishingQueue } from './finishing-queue.ts'
import { WorkQueue } from './work-queue.ts'
import { ImageWorker } from './worker/image-worker.ts'

/** Background work yields the processor to visitors. */
const BACKGROUND_NICENESS = 10
/** Whole files wait in memory for their turn, so their number is limited. */
const RECEIVING_MOST = 4
/** Each deletion holds a database connection: many at once must not exhaust the pool. */
const DELETING_MOST = 4

/** The image workers and their queues: one instance for the lifetime of the server. */
export type ImageWork = {
  /** Draws what a user is waiting for. */
  readonly uploads: ImageWorker
  /** Draws in the background, while no upload is being drawn. */
  readonly drawInBackground: ImageWorker['do']
  readonly finishing: FinishingQueue
  readonly receiving: WorkQueue
  readonly deleting: WorkQueue
}

export function createImageWork(): ImageWork {
  const uploads = new ImageWorker(0)
  const background = new ImageWorker(BACKGROUND_NICENESS)
  return {
    uploads,
    drawInBackground: (task, ...given) => uploads.whenIdle().then(() => background.do(task, ...given)),
    finishing: new FinishingQueue(),
    receiving: new WorkQueue(RECEIVING_MOST),
    deleting: new WorkQueue(DELETING_MOST),
  }
}
