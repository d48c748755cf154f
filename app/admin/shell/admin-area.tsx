import loadAdminMessages from 'virtual:messages/admin+bookingFields+contract+crew.stop+fields+party+price+priceList+pricing+problem+questions+rules+settings+shared+site.review+statements+ui+upload+webhooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router'
import { onStoredLanguage, storedLanguage, storeLanguage } from '#app/lib/language/stored-language.ts'
import { keepShownText, shownText } from '#app/lib/messages/shown-text.ts'
import { loadText, useTextIn } from '#app/lib/messages/use-text.ts'
import { useSystemGround } from '#app/lib/page/use-system-ground.ts'
import { blockOfflineNavigation } from '#app/shared/block-offline-navigation.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { ModalContext } from '#app/ui/overlays/modal.tsx'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { Modal } from '../kit/ui/modal.tsx'
import { Toasts } from '../kit/ui/toasts.tsx'
import { useMe } from './session/use-me.ts'

/** Astro awaits this module: nothing renders before its texts have loaded. */
const FIRST = await loadText(storedLanguage(), loadAdminMessages)
keepShownText(FIRST.text)

/** The whole admin, signed in or not, in the account's language. */
export function AdminArea() {
  const { text } = useTextIn(useAdminLanguage(), loadAdminMessages, FIRST)
  useEffect(() => keepShownText(text), [text])
  useSystemGround()
  useBlockOfflineNavigation()
  return (
    <TextContexts text={text}>
      <ModalContext value={Modal}>
        <Outlet />
      </ModalContext>
      <Toasts />
    </TextContexts>
  )
}

/**
 * The admin's language: that of the account, cached in the browser, so that the sign-in form and the next
 * page start with it. The server renders the admin in English.
 */
function useAdminLanguage(): Language {
  const language = useSyncExternalStore(onStoredLanguage, storedLanguage, () => DEFAULT_LANGUAGE)
  const chosen = useMe()?.language
  const queryClient = useQueryClient()
  // Before any data is loaded: requests are made in the language of the document. Only if it is another one: even the
  // same one again makes the browser style the whole page anew.
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    if (!chosen || chosen === storedLanguage()) return
    storeLanguage(chosen)
    // Sentences that the server wrote in the other language. A first request that is underway would only be awaited.
    void queryClient.cancelQueries().then(() => queryClient.invalidateQueries())
  }, [chosen, queryClient])
  return language
}

/** A screen's code is loaded on its first visit: only visited screens open offline. */
function useBlockOfflineNavigation(): void {
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
