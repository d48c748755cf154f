import type { MouseEvent } from 'react'

/**
 * Returns what a link does at a plain click instead of leading to its address, if `open` returns true; another tab is
 * another tab.
 */
export function onPlainClick(open: () => boolean) {
  return (event: MouseEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
    if (isPlain && open()) event.preventDefault()
  }
}
