import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { blockOfflineNavigation } from '#app/shared/block-offline-navigation.ts'

/** A screen's code is loaded on its first visit: only visited screens open offline. */
export function useBlockOfflineNavigation(): void {
  const { pathname } = useLocation()
  const visited = useRef(new Set<string>())
  useEffect(() => {
    visited.current.add(pathname)
  }, [pathname])
  useEffect(
    () =>
      blockOfflineNavigation({
        opensOffline: (path) => visited.current.has(path) || (isPageKept() && KEPT_SCREENS.test(path)),
        words: getOfflineText,
      }),
    [],
  )
}

function getOfflineText() {
  const text = shownText()
  return { description: text('admin.shell.offline.description'), title: text('admin.shell.offline.title') }
}

/** The screens whose code the service worker caches. */
const KEPT_SCREENS = /^\/admin\/(dashboard|bookings|bookings\/\d+)$/

function isPageKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}
