import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/text/language.ts'
import { useMe } from './use-me.ts'

const KEPT = 'adminLanguage'
/** `storage` events reach only other windows; this one is for the window that made the change. */
const CHANGED = 'admin-language'

/**
 * The language of the admin: that of the account, cached by the browser, so that the next page has it from the start
 * and the sign-in form has it too. The server renders the admin in English.
 */
export function useAdminLanguage(): Language {
  const language = useSyncExternalStore(subscribe, keptLanguage, () => DEFAULT_LANGUAGE)
  const chosen = useMe()?.language
  const queryClient = useQueryClient()
  // Before any data is loaded: requests are made in the language of the document.
  useLayoutEffect(() => {
    document.documentElement.lang = keptLanguage()
  })
  useEffect(() => {
    if (!chosen || chosen === keptLanguage()) return
    keepLanguage(chosen)
    // Sentences that the server wrote in the other language.
    void queryClient.invalidateQueries()
  }, [chosen, queryClient])
  return language
}

function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT, language)
  document.documentElement.lang = language
  window.dispatchEvent(new Event(CHANGED))
}

function keptLanguage(): Language {
  const kept = localStorage.getItem(KEPT)
  return isLanguage(kept) ? kept : DEFAULT_LANGUAGE
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}
