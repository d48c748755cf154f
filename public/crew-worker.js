// Keeps the page of the crew's phone and its files, so that /crew opens without a connection. It keeps no data.
importScripts('/crew-files.js')

const PAGE = '/crew'
const FONTS = 'crew-fonts'
const { version, files } = self.crewFiles
const CACHE = `crew-page-${version}`

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (url.pathname === PAGE) event.respondWith(fromCache(PAGE, request))
  } else if (!url.pathname.startsWith('/api/')) event.respondWith(fromCache(request, request))
})

async function keep() {
  const cache = await caches.open(CACHE)
  await cache.addAll([PAGE, ...files].map((file) => new Request(file, { cache: 'reload' })))
  await self.skipWaiting()
}

/** The files of an older release are of no use once this one has all of its own. */
async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('crew-page-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function fromCache(key, request) {
  const kept = (await caches.match(key, { cacheName: CACHE })) ?? (await caches.match(key, { cacheName: FONTS }))
  return kept ?? fetch(request)
}
