import { Studio } from './studio/studio.ts'

const BEHIND_VISITORS = 10

/** Draws what somebody is waiting for. */
export const uploadStudio = new Studio(0)

/** Draws what nobody is waiting for, with the time that is left over. */
export const finishingStudio = new Studio(BEHIND_VISITORS)
