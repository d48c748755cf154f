import { useEffect, useRef } from 'react'

/** The page scrolls at most this far per frame, at the very edge of the window. */
export const MAX_SCROLL_PX = 28
/** Scrolling begins this close to an edge, as a share of the window's height. */
const EDGE_SHARE = 0.2

/** Returns how far to scroll in this frame: zero in the middle, faster towards an edge, negative for upwards. */
export function scrollStep(pointerY: number, windowHeight: number): number {
  const edge = windowHeight * EDGE_SHARE
  const above = edge - pointerY
  const below = pointerY - (windowHeight - edge)
  const depth = Math.min(1, Math.max(above, below, 0) / edge)
  return Math.round((above > below ? -1 : 1) * depth * MAX_SCROLL_PX) || 0
}

/** Disables smooth scrolling: dragging is measured against the page, and measures are wrong during a smooth scroll. */
export function useInstantScroll(): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollBehavior = 'auto'
    return () => {
      style.scrollBehavior = ''
    }
  }, [])
}

/** Scrolls the page while something is dragged towards its upper or lower edge. */
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
