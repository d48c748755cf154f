import { knownLanguage, type Language } from '#domain/foundation/text/language.ts'

const KEPT = 'adminLanguage'
/** `storage` events only fire in other windows; this one is for the window that made the change. */
const CHANGED = 'admin-language'

/** The language of the last account signed in here; pages for staff have no language in their URL. */
export function storedLanguage(): Language {
  return knownLanguage(localStorage.getItem(KEPT))
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(KEPT, language)
  document.documentElement.lang = language
  window.dispatchEvent(new Event(CHANGED))
}

export function onStoredLanguage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}
