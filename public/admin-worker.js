// Opens the admin without a connection, and shows its notifications. It keeps the page and its files, and no data.
importScripts('/push-worker.js')
try {
  importScripts('/admin-files.js')
} catch {
  // While the site is developed there is no list; notifications work all the same.
  self.adminFiles = { version: 'none', files: [] }
}

const PAGE = '/admin/dashboard'
const FONTS = 'admin-fonts'
const { version, files } = self.adminFiles
const CACHE = `admin-page-${version}`

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => keptPage()))
  else if (files.includes(url.pathname)) event.respondWith(fromCache(request))
  else if (request.destination === 'font') event.respondWith(fromCache(request))
})

async function keep() {
  const cache = await caches.open(CACHE)
  await cache.addAll([PAGE, ...files].map((file) => new Request(file, { cache: 'reload' })))
  await self.skipWaiting()
}

/** The files of an older release are of no use once this one has all of its own. */
async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('admin-page-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** One page is all of the admin: what it shows follows from its address. */
async function keptPage() {
  return (await caches.match(PAGE, { cacheName: CACHE })) ?? Response.error()
}

async function fromCache(request) {
  const kept = (await caches.match(request, { cacheName: CACHE })) ?? (await caches.match(request, { cacheName: FONTS }))
  return kept ?? fetch(request)
}
