const preloaded = new Set<string>()

/**
 * Preloads the scripts of a booking page while the visitor hovers over a link to it: the client router
 * prefetches only the document.
 */
export function preloadIslands(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, ({ target }) => preload(target).catch(() => undefined), { passive: true })
}

async function preload(target: EventTarget | null): Promise<void> {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-confetti]') : null
  if (!link || preloaded.has(link.pathname)) return
  preloaded.add(link.pathname)
  const html = await (await fetch(link.pathname)).text()
  for (const island of new DOMParser().parseFromString(html, 'text/html').querySelectorAll('astro-island'))
    for (const kind of ['component-url', 'renderer-url'])
      await import(/* @vite-ignore */ island.getAttribute(kind) ?? '')
}
