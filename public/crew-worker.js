// Keeps the page of the crew's phone and its files, so that /crew opens without a connection. It keeps no data.
importScripts('/kept-page.js', '/crew-files.js')

const PAGE = '/crew'
const { fromCache } = self.keepPage({ name: 'crew', page: PAGE, ...self.crewFiles })

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (url.pathname === PAGE) event.respondWith(fromCache(PAGE, request))
  } else if (!url.pathname.startsWith('/api/')) event.respondWith(fromCache(request, request))
})
