import { useEffect, useRef } from 'react'

/** The maximum scroll distance per frame, at the very edge of the window. */
export const MAX_SCROLL_PX = 28
/** Scrolling starts this close to an edge, as a fraction of the window's height. */
const EDGE_SHARE = 0.2

/**
 * Returns the scroll distance for this frame: zero in the middle, larger towards an edge, negative for
 * upwards.
 */
export function scrollStep(pointerY: number, windowHeight: number): number {
  const edge = windowHeight * EDGE_SHARE
  const above = edge - pointerY
  const below = pointerY - (windowHeight - edge)
  const depth = Math.min(1, Math.max(above, below, 0) / edge)
  return Math.round((above > below ? -1 : 1) * depth * MAX_SCROLL_PX) || 0
}

/** Disables smooth scrolling, which makes the measured drag positions wrong. */
export function useInstantScroll(): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollBehavior = 'auto'
    return () => {
      style.scrollBehavior = ''
    }
  }, [])
}

/** Scrolls the page while something is dragged near its top or bottom edge. */
export function useAutoScroll(isDragging: boolean): void {
  const pointerY = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (!isDragging) return
    let frame = 0
    const follow = (event: PointerEvent | TouchEvent) => {
      pointerY.current = 'touches' in event ? event.touches[0]?.clientY : event.clientY
    }
    const scroll = () => {
      if (pointerY.current !== undefined) {
        const top = scrollStep(pointerY.current, window.innerHeight)
        if (top !== 0) window.scrollBy({ top, behavior: 'instant' })
      }
      frame = requestAnimationFrame(scroll)
    }
    addEventListener('pointermove', follow)
    addEventListener('touchmove', follow)
    frame = requestAnimationFrame(scroll)
    return () => {
      removeEventListener('pointermove', follow)
      removeEventListener('touchmove', follow)
      cancelAnimationFrame(frame)
      pointerY.current = undefined
    }
  }, [isDragging])
}
