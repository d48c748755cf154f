const FIXED_FROM_PX = 50

/** Makes the header sticky once the page has been scrolled far enough. */
export function followScroll(signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>('[data-fixed]')
  const look = () => {
    if (bar) bar.dataset.fixed = String(window.scrollY > FIXED_FROM_PX)
  }
  look()
  window.addEventListener('scroll', look, { passive: true, signal })
}
