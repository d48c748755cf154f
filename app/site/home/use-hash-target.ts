import { useEffect, useRef } from 'react'

/**
 * Somebody who comes for a place further down, such as /#faq, gets there before the themes above it have loaded. Once
 * they have, and unless the visitor has moved on since, the place is brought back into view.
 */
export function useHashTarget(isLoaded: boolean): void {
  const wasLoadedAtOnce = useRef(isLoaded)
  const hasMoved = useRef(false)
  useEffect(() => {
    const move = () => {
      hasMoved.current = true
    }
    const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
    for (const name of moves) window.addEventListener(name, move, { passive: true })
    return () => {
      for (const name of moves) window.removeEventListener(name, move)
    }
  }, [])
  useEffect(() => {
    if (!isLoaded || wasLoadedAtOnce.current || hasMoved.current) return
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [isLoaded])
}
