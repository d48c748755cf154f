import { getPathLanguage } from '#domain/site/page-path.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/text/language.ts'

/** Returns the language of the address in the browser, for use outside of components: imports nothing of React. */
export function languageHere(): Language {
  return typeof window === 'undefined' ? DEFAULT_LANGUAGE : getPathLanguage(window.location.pathname)
}

/** Returns the language that the reader sees. In the admin, whose addresses have none, it is the account's. */
export function languageRead(): Language {
  if (typeof document === 'undefined') return DEFAULT_LANGUAGE
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : languageHere()
}
