import type { ClientDirective } from 'astro'
import { unmountOnceHydrated } from './unmount-once-hydrated.ts'

/**
 * `client:painted` hydrates an island once the page is painted: its pictures come first, and it is readable meanwhile.
 * If the island does not load, the page says so, and offers to load it again.
 */
const painted: ClientDirective = (load, _options, element) => {
  unmountOnceHydrated(element)
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault()
    document.documentElement.toggleAttribute('data-script-failed', true)
  })
  let isLoading = false
  const begin = () => {
    if (isLoading) return
    isLoading = true
    void load().then((hydrate) => hydrate())
  }
  if (document.readyState === 'complete') {
    // A page that follows another one: its address is the document's only once it has been swapped in.
    const loading = load()
    const hydrateIt = () => void loading.then((hydrate) => hydrate())
    return void document.addEventListener('astro:page-load', hydrateIt, { once: true })
  }
  // A page in the background is not painted.
  if (document.hidden || performance.getEntriesByType('paint').length > 0) return begin()
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return begin()
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', begin, { once: true })
}

export default painted
