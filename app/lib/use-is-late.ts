import { useLater } from './use-later.ts'

/** A shorter wait is not worth a flicker. */
const LATE_MILLISECONDS = 200

/** Returns whether something has been pending long enough to show a loading state. */
export function useIsLate(isWaiting: boolean): boolean {
  return useLater(isWaiting, LATE_MILLISECONDS) && isWaiting
}
