import { api } from '#app/lib/api/api.ts'
import { storedLanguage, storeLanguage } from '#app/lib/language/stored-language.ts'
import { isLanguage, type Language } from '#domain/foundation/text/language.ts'

/** The language chosen on this phone, until the server knows it. */
const CHOSEN = 'crewLanguage'

/** Switches the language at once; the account is updated on the next connection. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(CHOSEN, language)
  storeLanguage(language)
}

/** Sends the account's language to the server if it was chosen here; otherwise adopts the server's. */
export async function agreeOnLanguage(): Promise<void> {
  const chosen = localStorage.getItem(CHOSEN)
  if (isLanguage(chosen)) {
    await api.put('/api/admin/me/language', { body: { language: chosen } })
    if (localStorage.getItem(CHOSEN) === chosen) localStorage.removeItem(CHOSEN)
    return
  }
  const { language } = await api.get('/api/admin/me')
  const isChosenMeanwhile = localStorage.getItem(CHOSEN) !== null
  if (!isChosenMeanwhile && language !== storedLanguage()) storeLanguage(language)
}
