import { api } from '#app/lib/api/api.ts'
import { keepLanguage, keptLanguage } from '#app/lib/language/kept-language.ts'
import { isLanguage, type Language } from '#domain/text/language.ts'

/** What was chosen on this phone and the server has not heard yet. */
const CHOSEN = 'crewLanguage'

/** Shows the language at once; the account has it after the next contact. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(CHOSEN, language)
  keepLanguage(language)
}

/** Tells the account's language to the server if it was chosen here, else takes over the server's. */
export async function agreeOnLanguage(): Promise<void> {
  const chosen = localStorage.getItem(CHOSEN)
  if (isLanguage(chosen)) {
    await api.put('/api/admin/me/language', { body: { language: chosen } })
    if (localStorage.getItem(CHOSEN) === chosen) localStorage.removeItem(CHOSEN)
    return
  }
  const { language } = await api.get('/api/admin/me')
  const isChosenMeanwhile = localStorage.getItem(CHOSEN) !== null
  if (!isChosenMeanwhile && language !== keptLanguage()) keepLanguage(language)
}
