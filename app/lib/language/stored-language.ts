import { announceStorageChange, onStorageChange } from '#app/lib/storage-change.ts'
import { knownLanguage, type Language } from '#domain/foundation/text/language.ts'

const KEPT = 'adminLanguage'
const CHANGED = 'admin-language'

/** The language of the last account signed in here; pages for staff have no language in their URL. */
export function storedLanguage(): Language {
  return knownLanguage(localStorage.getItem(KEPT))
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(KEPT, language)
  document.documentElement.lang = language
  announceStorageChange(CHANGED)
}

export function onStoredLanguage(onChange: () => void): () => void {
  return onStorageChange(CHANGED, onChange)
}
