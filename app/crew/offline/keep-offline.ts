const WORKER = '/crew-worker.js'
const SCOPE = '/crew'
/** The cache that the worker reads first, for what the build does not list. */
const FONTS = 'crew-fonts'

/** Has the browser keep this page and its files, so that it opens without a connection. Works with https alone. */
export function keepOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const registered = navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
  // Without a connection the worker that is already here stays.
  registered.then(keepFonts).catch(() => undefined)
}

async function keepFonts(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')
  const wanted = new Set(Array.from(links, ({ href }) => href))
  const fonts = await caches.open(FONTS)
  for (const { url } of await fonts.keys()) if (!wanted.delete(url)) await fonts.delete(url)
  await fonts.addAll([...wanted])
}
