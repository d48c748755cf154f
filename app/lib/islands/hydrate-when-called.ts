import type { ClientDirective } from 'astro'

/** Returns a function that hydrates an island on the first call, and again after a failure. */
export function hydrateWhenCalled(
  load: Parameters<ClientDirective>[0],
  island: HTMLElement,
  onFailure?: () => void,
): () => Promise<void> {
  let underway: Promise<void> | undefined
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault()
    underway = undefined
    onFailure?.()
  })
  island.addEventListener('astro:unmount', (event) => delayWhileHydrating(event, island))
  return () => {
    underway ??= load().then((hydrate) => hydrate())
    return underway
  }
}

/** React reports an error if a root is updated before it is hydrated, such as by unmounting it. */
function delayWhileHydrating(unmounting: Event, island: HTMLElement): void {
  // Astro removes `ssr` when it hands the island to React; HydrationMarker shows that React is done.
  if (island.hasAttribute('ssr') || island.hasAttribute('data-answers')) return
  unmounting.stopImmediatePropagation()
  const unmount = () => island.dispatchEvent(new Event('astro:unmount'))
  new MutationObserver(unmount).observe(island, { attributeFilter: ['data-answers'] })
}
