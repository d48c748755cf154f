import { useLater } from './use-later.ts'

/** What comes sooner is not worth a flicker. */
const LATE_MILLISECONDS = 200

/** Returns whether something has been waited for so long that the screen says so. */
export function useIsLate(isWaiting: boolean): boolean {
  return useLater(isWaiting, LATE_MILLISECONDS) && isWaiting
}
