import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { languageOfPath } from '#domain/page-path.ts'

/** The language of the page that a browser shows, for what is no component: nothing of React comes along. */
export function languageHere(): Language {
  return typeof window === 'undefined' ? DEFAULT_LANGUAGE : languageOfPath(window.location.pathname)
}
