import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns whether React has taken over in the browser; false while the server renders, and during hydration. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
