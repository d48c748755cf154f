/**
 * Delays the unmounting of an island that leaves the document while React hydrates it: React reports an update of a root
 * that is not hydrated yet as an error. To be called before the island is hydrated.
 */
export function unmountOnceHydrated(element: HTMLElement): void {
  element.addEventListener('astro:unmount', (event) => {
    if (!isHydrating(element)) return
    event.stopImmediatePropagation()
    const unmount = () => element.dispatchEvent(new Event('astro:unmount'))
    new MutationObserver(unmount).observe(element, { attributeFilter: ['data-answers'] })
  })
}

/** Astro takes `ssr` away when it hands the island to React; AnsweringSign tells that React is done. */
function isHydrating(element: HTMLElement): boolean {
  return !element.hasAttribute('ssr') && !element.hasAttribute('data-answers')
}
