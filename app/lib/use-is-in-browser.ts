import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns whether the component is hydrated; false on the server and during hydration. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
