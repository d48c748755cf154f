import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { onStoredLanguage, storedLanguage, storeLanguage } from '#app/lib/language/stored-language.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { useMe } from './use-me.ts'

/**
 * The admin's language: that of the account, cached in the browser, so that the sign-in form and the next
 * page start with it. The server renders the admin in English.
 */
export function useAdminLanguage(): Language {
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
