import { useDebounced } from './use-debounced.ts'

/** A shorter wait is not worth a flicker. */
const LATE_MILLISECONDS = 200

/** Returns whether something has been pending long enough to show a loading state. */
export function useDelayedPending(isWaiting: boolean): boolean {
  return useDebounced(isWaiting, LATE_MILLISECONDS) && isWaiting
}
