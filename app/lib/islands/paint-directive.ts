import type { ClientDirective } from 'astro'
import { hydrateWhenCalled } from './hydrate-when-called.ts'

/**
 * `client:paint` hydrates an island after the page's first paint: its pictures load first, and it is
 * readable meanwhile. If the island fails to load, the page says so and offers to reload.
 */
const paint: ClientDirective = (load, _options, island) => {
  const hydrate = hydrateWhenCalled(load, island, () =>
    document.documentElement.toggleAttribute('data-script-failed', true),
  )
  const begin = () => void hydrate()
  island.addEventListener('click', (event) => delayLanguageSwitch(event, island))
  // During a client navigation the URL changes only once the new document is swapped in.
  if (document.readyState === 'complete')
    return document.addEventListener('astro:page-load', begin, { once: true })
  // A background tab is not painted.
  if (document.hidden || performance.getEntriesByType('paint').length > 0) return begin()
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return begin()
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', begin, { once: true })
}

/**
 * The server renders one page for all bookings, and does not know its query: a link to another language means this one
 * once the page runs.
 */
function delayLanguageSwitch(event: Event, island: HTMLElement): void {
  const link = (event.target as Element).closest<HTMLElement>('[data-language-switch]')
  if (!link || island.hasAttribute('data-answers')) return
  event.preventDefault()
  new MutationObserver(() => link.click()).observe(island, { attributeFilter: ['data-answers'] })
}

export default paint
