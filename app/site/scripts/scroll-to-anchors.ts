/**
 * Scrolls smoothly to anchors on the same page. Navigations between pages, and back, jump: there is nothing
 * to scroll past.
 */
export function scrollToAnchors(): void {
  const root = document.documentElement
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      const isNear = Boolean(link?.hash) && link?.pathname === window.location.pathname
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      root.style.scrollBehavior = isNear && !isStill ? 'smooth' : ''
    },
    true,
  )
  document.addEventListener('scrollend', () => {
    root.style.scrollBehavior = ''
  })
}
