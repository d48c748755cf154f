import type { MouseEvent } from 'react'

/**
 * Returns a click handler that calls `open` and cancels the navigation if it returns true. Clicks with a
 * modifier key still open a new tab.
 */
export function onPlainClick(open: () => boolean) {
  return (event: MouseEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
    if (isPlain && open()) event.preventDefault()
  }
}
