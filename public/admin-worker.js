// Opens the admin without a connection, and shows its notifications. It keeps the page and its files, and no data.
importScripts('/push-worker.js', '/kept-page.js')
try {
  importScripts('/admin-files.js')
} catch {
  // While the site is developed there is no list; notifications work all the same.
  self.adminFiles = { version: 'none', files: [] }
}

const { files } = self.adminFiles
const { findPage, fromCache } = self.keepPage({ name: 'admin', page: '/admin/dashboard', ...self.adminFiles })

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(async () => (await findPage()) ?? Response.error()))
  else if (files.includes(url.pathname) || request.destination === 'font')
    event.respondWith(fromCache(request, request))
})
