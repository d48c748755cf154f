import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a function that stays the same and does what the newest one does, so that what gets it is not rendered again
 * for its sake. For what events call, never for what rendering calls.
 */
export function useStableCallback<Given extends unknown[], Result>(
  act: (...given: Given) => Result,
): (...given: Given) => Result {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...given: Given) => newest.current(...given), [])
}
