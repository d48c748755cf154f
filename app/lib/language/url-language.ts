import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/foundation/text/language.ts'
import { getPathLanguage } from '#domain/site/page-path.ts'

/** Returns the language of the URL in the browser, for use outside of components; does not import React. */
export function urlLanguage(): Language {
  return typeof window === 'undefined' ? DEFAULT_LANGUAGE : getPathLanguage(window.location.pathname)
}

/** Returns the language that the reader sees. In the admin, whose URLs have none, it is the account's. */
export function shownLanguage(): Language {
  if (typeof document === 'undefined') return DEFAULT_LANGUAGE
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : urlLanguage()
}
