// Shows notifications of the admin. It caches nothing and answers no requests.
self.addEventListener('push', (event) => {
  const { kind, title, body, link } = event.data.json()
  const options = { body, tag: `${kind} ${link}`, icon: '/icon-192.png', badge: '/icon-192.png', data: { link } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})

async function open(link) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const admin = windows.find(({ url }) => new URL(url).pathname.startsWith('/admin'))
  if (!admin) return self.clients.openWindow(link)
  await admin.focus()
  return admin.navigate(link)
}
