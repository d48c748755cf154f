import { ImageWorker } from './worker/image-worker.ts'

const BEHIND_VISITORS = 10

/** Draws what somebody is waiting for. */
export const uploadWorker = new ImageWorker(0)

/** Draws what nobody is waiting for, with the time that is left over. */
export const finishingWorker = new ImageWorker(BEHIND_VISITORS)
