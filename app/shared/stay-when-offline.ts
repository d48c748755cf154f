import { toast } from '#app/ui/toast-queue.ts'
import { scriptWords } from './script-words.ts'

/**
 * Without a connection another page cannot load, and the input would be lost: keeps the visitor on the page, and says
 * why.
 */
export function stayWhenOffline(): void {
  document.addEventListener('click', stay, true)
}

function stay(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const { origin, pathname } = window.location
  if (navigator.onLine || link?.origin !== origin || link.pathname === pathname || !link.hasAttribute('href'))
    return
  event.preventDefault()
  event.stopPropagation()
  const { offlineTitle, offline } = scriptWords()
  toast({ title: offlineTitle, description: offline, tone: 'danger' })
}
