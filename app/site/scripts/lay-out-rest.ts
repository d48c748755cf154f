import { controllerWithin } from '#app/lib/controller-within.ts'
import { whenIdle } from '#app/lib/page/when-idle.ts'

const CLASS = 'drawn-in-view'
/** What tells that somebody uses the page. */
const SIGNS = ['pointerdown', 'wheel', 'scroll', 'keydown'] as const

/**
 * Lays out what is outside the window as soon as somebody begins to use the page: piece by piece, so that nothing waits
 * for it. Until then the page is as long as guessed (`contain-intrinsic-block-size`), and its processor rests.
 */
export function layOutRestOnUse(signal: AbortSignal): void {
  const begun = controllerWithin(signal)
  const once = { passive: true, signal: begun.signal }
  const layOutNext = () => {
    const next = document.querySelector(`.${CLASS}`)
    if (signal.aborted || !next) return
    next.classList.remove(CLASS)
    whenIdle(layOutNext)
  }
  const begin = () => {
    begun.abort()
    whenIdle(layOutNext)
  }
  for (const sign of SIGNS) window.addEventListener(sign, begin, once)
  // A picture of the whole page, like paper, holds what no window has shown; browsers resize a page to take one.
  for (const sign of ['resize', 'beforeprint']) window.addEventListener(sign, layOutRestNow, once)
}

/** Lays out everything: only then can the browser restore an earlier scroll position. */
export function layOutRestNow(): void {
  layOutRestIn(document)
}

export function layOutRestIn(page: ParentNode): void {
  for (const part of page.querySelectorAll(`.${CLASS}`)) part.classList.remove(CLASS)
}

/** Returns whether the browser opens the page to restore an earlier scroll position. */
export function isReturning(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
}
