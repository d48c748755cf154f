import { hydrateIslands } from '#app/lib/islands/hydrate-islands.ts'
import { toastQueue } from '#app/ui/toasts/toast-queue.ts'

const PLAIN_MS = 5000

/** Loads the toast region along with the first toast. */
export function showToasts(): void {
  toastQueue.subscribe(() => {
    if (toastQueue.current()) hydrateIslands('[data-toasts]', showPlainly)
  })
}

/** Offline the region cannot load, but the message must still be shown. */
function showPlainly(): void {
  const { title, description = '' } = toastQueue.current() ?? {}
  if (title === undefined) return
  for (const region of document.querySelectorAll('[data-plain-toasts]')) {
    region.textContent = `${title}. ${description}`
    setTimeout(() => region.replaceChildren(), PLAIN_MS)
  }
}
