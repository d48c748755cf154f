const asked = new Set<string>()

/**
 * Loads the scripts of a booking page while somebody points at a link to it: the client router prefetches the document
 * alone.
 */
export function preloadIslands(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-confetti]') : null
        if (link) preload(link.pathname).catch(() => undefined)
      },
      { passive: true },
    )
}

async function preload(path: string): Promise<void> {
  if (asked.has(path)) return
  asked.add(path)
  const html = await (await fetch(path)).text()
  const islands = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('astro-island')
  for (const island of islands)
    for (const kind of ['component-url', 'renderer-url']) {
      const href = island.getAttribute(kind)
      if (href)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
}
