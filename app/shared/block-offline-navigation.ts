import { toast } from '#app/ui/toasts/toast-queue.ts'

type Staying = {
  /** Whether a page of this site opens offline. */
  opensOffline: (pathname: string) => boolean
  words: () => { readonly title: string; readonly description: string }
}

/**
 * Offline, another page could not load, and the input would be lost: keeps the user on the page and says why.
 * Returns a function that stops this.
 */
export function blockOfflineNavigation({ opensOffline, words }: Staying): () => void {
  const stay = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (navigator.onLine || link?.origin !== window.location.origin || !link.hasAttribute('href')) return
    if (opensOffline(link.pathname)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    toast({ ...words(), tone: 'danger' })
  }
  document.addEventListener('click', stay, true)
  return () => document.removeEventListener('click', stay, true)
}
