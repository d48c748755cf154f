type Kept = {
  readonly worker: string
  readonly scope: string
  /** The cache that the worker also reads, for what the build does not list. */
  readonly fonts: string
}

/** Has the browser keep this page and its files, so that it opens without a connection. Works with https alone. */
export function keepOffline({ worker, scope, fonts }: Kept): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const registered = navigator.serviceWorker.register(worker, { scope, updateViaCache: 'none' })
  // Without a connection the worker that is already here stays.
  registered.then(() => keepFonts(fonts)).catch(() => undefined)
}

async function keepFonts(name: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')
  const wanted = new Set(Array.from(links, ({ href }) => href))
  const fonts = await caches.open(name)
  for (const { url } of await fonts.keys()) if (!wanted.delete(url)) await fonts.delete(url)
  await fonts.addAll([...wanted])
}
