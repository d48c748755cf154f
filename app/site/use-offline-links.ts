import { useEffect } from 'react'
import { toast } from '#app/ui/toast-queue.ts'

/**
 * Without a connection another page's script cannot come, and the router's answer to that is to load everything anew:
 * the browser's own error page, and what was typed is gone. So the visitor stays, and is told why.
 */
export function useOfflineLinks(): void {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const leadsAway = link?.origin === window.location.origin && link.pathname !== window.location.pathname
      if (navigator.onLine || !leadsAway) return
      event.preventDefault()
      event.stopPropagation()
      toast({
        title: 'You are offline',
        description: 'Please try again once you are connected.',
        tone: 'danger',
      })
    }
    document.addEventListener('click', stay, true)
    return () => document.removeEventListener('click', stay, true)
  }, [])
}
