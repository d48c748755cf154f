const CLASS = 'drawn-in-view'

/**
 * Once the page has loaded, lays out what is not in view, a piece at a time, so that nobody waits for it. Then
 * the page is at rest, and what moves in it may move (`:root[data-at-rest]`).
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

/** Not every browser says when it is idle. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, 100)
}

/** Lays out everything: only then the browser can return to a place where somebody has been before. */
export function layOutRestNow(): void {
  for (const part of document.querySelectorAll(`.${CLASS}`)) part.classList.remove(CLASS)
}

/** Whether the browser opens the page to return to where somebody was on it. */
export function isReturning(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
}
