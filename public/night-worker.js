/*
 * Opens the sheet for the night without a connection. The sheet keeps itself (app/site/scripts/keep-night.ts), in a
 * cache that is named after the day on which the guests' data ends: from then on nothing of it is shown or kept.
 */
const PREFIX = 'night-until-'
const PARTS = ['style', 'font']

const dropEnded = async () => {
  const today = new Date().toISOString().slice(0, 10)
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const ended = names.filter((name) => name.slice(PREFIX.length) <= today)
  await Promise.all(ended.map((name) => caches.delete(name)))
  return names.filter((name) => !ended.includes(name))
}

/** Asks the server first: guests may have changed their answers, and a list that has ended must go. */
const openPage = async (request) => {
  const names = await dropEnded()
  try {
    const response = await fetch(request)
    if (response.status === 404)
      for (const name of names) await (await caches.open(name)).delete(request.url)
    return response
  } catch {
    return (await caches.match(request.url)) ?? Response.error()
  }
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropEnded(), self.clients.claim()])),
)
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(openPage(request))
  else if (PARTS.includes(request.destination))
    event.respondWith(fetch(request).catch(async () => (await caches.match(request.url)) ?? Response.error()))
})
