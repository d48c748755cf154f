import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language.ts'
import { languageOfPath } from '#domain/page-path.ts'

/** The language that the address of a browser's page says, for what is no component: nothing of React comes along. */
export function languageHere(): Language {
  return typeof window === 'undefined' ? DEFAULT_LANGUAGE : languageOfPath(window.location.pathname)
}

/** The language that the page is read in. In the admin, whose addresses say none, it is the account's. */
export function languageRead(): Language {
  if (typeof document === 'undefined') return DEFAULT_LANGUAGE
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : languageHere()
}
