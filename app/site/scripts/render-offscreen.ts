import { controllerWithin } from '#app/lib/controller-within.ts'
import { whenIdle } from '#app/lib/page/when-idle.ts'

const CLASS = 'drawn-in-view'
/** The events of a visitor starting to use the page. */
const SIGNS = ['pointerdown', 'wheel', 'scroll', 'keydown'] as const

/**
 * Renders off-screen sections as soon as the visitor starts to use the page, in idle chunks. Until then
 * `content-visibility` skips them, and the page's height is an estimate (`contain-intrinsic-block-size`).
 */
export function renderOffscreenOnInteraction(signal: AbortSignal): void {
  const begun = controllerWithin(signal)
  const once = { passive: true, signal: begun.signal }
  const renderNext = () => {
    const next = document.querySelector(`.${CLASS}`)
    if (signal.aborted || !next) return
    next.classList.remove(CLASS)
    whenIdle(renderNext)
  }
  const begin = () => {
    begun.abort()
    whenIdle(renderNext)
  }
  for (const sign of SIGNS) window.addEventListener(sign, begin, once)
  // Full-page screenshots and prints include sections that were never on screen; browsers resize the page for
  // those.
  for (const sign of ['resize', 'beforeprint']) window.addEventListener(sign, renderOffscreenNow, once)
}

/** Renders everything at once: only then can the browser restore an earlier scroll position. */
export function renderOffscreenNow(): void {
  renderOffscreenIn(document)
}

export function renderOffscreenIn(page: ParentNode): void {
  for (const part of page.querySelectorAll(`.${CLASS}`)) part.classList.remove(CLASS)
}

/** Returns whether the browser is about to restore an earlier scroll position. */
export function isRestoringScroll(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
}
