import { knownLanguage, type Language } from '#domain/text/language.ts'

const KEPT = 'adminLanguage'
/** `storage` events reach only other windows; this one is for the window that made the change. */
const CHANGED = 'admin-language'

/** The language of the account that was last signed in here, whose pages are at addresses without one. */
export function keptLanguage(): Language {
  return knownLanguage(localStorage.getItem(KEPT))
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT, language)
  document.documentElement.lang = language
  window.dispatchEvent(new Event(CHANGED))
}

export function onKeptLanguage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}
