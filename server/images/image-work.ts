import { FinishingQueue } from './finishing-queue.ts'
import { WorkQueue } from './work-queue.ts'
import { ImageWorker } from './worker/image-worker.ts'
import type { Drawn, ImageTasks } from './worker/tasks.ts'

/** Background work leaves the processor to visitors. */
const BACKGROUND_NICENESS = 10
/** Whole files wait in memory for their turn: only so many at once. */
const RECEIVING_MOST = 4
/** Each deletion holds a connection to the database: many at once must not use up all there are. */
const DELETING_MOST = 4

/** Who draws pictures and what waits for it: one for as long as the server lives. */
export type ImageWork = {
  /** Draws what somebody is waiting for. */
  readonly uploads: ImageWorker
  /** Draws what nobody is waiting for, while no upload is being drawn. */
  readonly drawInBackground: (...given: Parameters<ImageTasks['drawSizes']>) => Promise<Drawn[]>
  readonly finishing: FinishingQueue
  readonly receiving: WorkQueue
  readonly deleting: WorkQueue
}

export function createImageWork(): ImageWork {
  const uploads = new ImageWorker(0)
  const background = new ImageWorker(BACKGROUND_NICENESS)
  return {
    uploads,
    drawInBackground: async (...given) => {
      await uploads.whenIdle()
      return background.do('drawSizes', ...given)
    },
    finishing: new FinishingQueue(),
    receiving: new WorkQueue(RECEIVING_MOST),
    deleting: new WorkQueue(DELETING_MOST),
  }
}
