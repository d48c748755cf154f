type Kept = {
  readonly worker: string
  readonly scope: string
  /** The cache shared with the service worker, for files that are not in the build's manifest. */
  readonly fonts: string
}

/** Caches this page and its files, so that it opens offline. Requires https. */
export function cacheForOffline({ worker, scope, fonts }: Kept): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const registered = navigator.serviceWorker.register(worker, { scope, updateViaCache: 'none' })
  // Offline, the registered worker stays.
  registered.then(() => keepFonts(fonts)).catch(() => undefined)
}

async function keepFonts(name: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')
  const wanted = new Set(Array.from(links, ({ href }) => href))
  const fonts = await caches.open(name)
  for (const { url } of await fonts.keys()) if (!wanted.delete(url)) await fonts.delete(url)
  await fonts.addAll([...wanted])
}
