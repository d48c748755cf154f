const CLASS = 'drawn-in-view'

/**
 * Once the page has loaded, lays out what is outside the window, piece by piece, so that nothing waits for it. Then the
 * page is at rest, and its animations may run (`:root[data-at-rest]`).
 */
export function layOutRestLater(signal: AbortSignal): void {
  const layOutNext = () => {
    if (signal.aborted) return
    const next = document.querySelector(`.${CLASS}`)
    if (!next) return document.documentElement.toggleAttribute('data-at-rest', true)
    next.classList.remove(CLASS)
    whenIdle(layOutNext)
  }
  const begin = () => whenIdle(layOutNext)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true, signal })
}

/** Not every browser reports when it is idle. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, 100)
}

/** Lays out everything: only then can the browser restore an earlier scroll position. */
export function layOutRestNow(): void {
  for (const part of document.querySelectorAll(`.${CLASS}`)) part.classList.remove(CLASS)
}

/** Returns whether the browser opens the page to restore an earlier scroll position. */
export function isReturning(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
}
