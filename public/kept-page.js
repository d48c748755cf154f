/**
 * What the workers of the admin and of the crew's phone share: they keep one page and its files, so that it opens
 * without a connection, and no data.
 */
self.keepPage = ({ name, page, version, files }) => {
  const pages = `${name}-page-`
  const CACHE = `${pages}${version}`
  const FONTS = `${name}-fonts`

  const keep = async () => {
    const cache = await caches.open(CACHE)
    await cache.addAll([page, ...files].map((file) => new Request(file, { cache: 'reload' })))
    await self.skipWaiting()
  }

  /** The files of an older release are of no use once this one has all of its own. */
  const takeOver = async () => {
    const names = await caches.keys()
    const old = names.filter((each) => each.startsWith(pages) && each !== CACHE)
    await Promise.all(old.map((each) => caches.delete(each)))
    await self.clients.claim()
  }

  self.addEventListener('install', (event) => event.waitUntil(keep()))
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

  return {
    /** One page is all of it: what it shows follows from its address. */
    findPage: () => caches.match(page, { cacheName: CACHE }),
    /** Answers from what is kept, or else by asking for it. */
    fromCache: async (key, request) =>
      (await caches.match(key, { cacheName: CACHE })) ??
      (await caches.match(key, { cacheName: FONTS })) ??
      fetch(request),
  }
}
