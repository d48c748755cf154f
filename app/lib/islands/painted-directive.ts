import type { ClientDirective } from 'astro'
import { hydrateWhenCalled } from './hydrate-when-called.ts'

/**
 * `client:painted` hydrates an island once the page is painted: its pictures come first, and it is readable meanwhile.
 * If the island does not load, the page says so, and offers to load it again.
 */
const painted: ClientDirective = (load, _options, island) => {
  const hydrate = hydrateWhenCalled(load, island, () =>
    document.documentElement.toggleAttribute('data-script-failed', true),
  )
  const begin = () => void hydrate()
  // A page that follows another one: its address is the document's only once it has been swapped in.
  if (document.readyState === 'complete')
    return document.addEventListener('astro:page-load', begin, { once: true })
  // A page in the background is not painted.
  if (document.hidden || performance.getEntriesByType('paint').length > 0) return begin()
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return begin()
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', begin, { once: true })
}

export default painted
