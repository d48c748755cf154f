const PREFIX = 'night-until-'

/** Keeps this sheet and its files on the phone, for public/night-worker.js to show without a connection. */
async function keepNight(note: HTMLElement, until: string): Promise<void> {
  // The worker also runs on the family's booking pages, where it deletes sheets that have ended.
  const scope = location.pathname.replace(/[^/]+\/[^/]+\/*$/, '')
  await navigator.serviceWorker.register('/night-worker.js', { scope, updateViaCache: 'none' })
  const files = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], link[as="font"]')
  const name = PREFIX + until
  // The party may have been moved.
  for (const other of await caches.keys())
    if (other.startsWith(PREFIX) && other !== name) await (await caches.open(other)).delete(location.href)
  await (await caches.open(name)).addAll([location.href, ...Array.from(files, ({ href }) => href)])
  note.hidden = false
}

const note = document.querySelector<HTMLElement>('[data-kept-until]')
const until = note?.dataset.keptUntil
if (note && until && !import.meta.env.DEV && 'serviceWorker' in navigator)
  keepNight(note, until).catch(() => undefined)
