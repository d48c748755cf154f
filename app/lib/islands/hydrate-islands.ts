/** Hydrates the islands inside the elements that match a selector (app/lib/islands/interaction-directive.ts). */
export function hydrateIslands(places: string, onFailure?: () => void): void {
  for (const island of document.querySelectorAll(`:is(${places}) astro-island`)) {
    if (onFailure) island.addEventListener('astro:hydration-error', onFailure, { once: true })
    island.dispatchEvent(new Event('hydrate'))
  }
}
