import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language.ts'
import type { AppContext } from './app-environment.ts'

/** Tells the API which language a page is in; without it sentences and the owner's texts come in English. */
export const LANGUAGE_HEADER = 'X-Language'

/**
 * The language of whoever reads the response. `Accept-Language` does not count: browsers send it by themselves, and an
 * English page would then speak Spanish.
 */
export function languageOf(c: AppContext): Language {
  const asked = c.req.header(LANGUAGE_HEADER)
  return isLanguage(asked) ? asked : DEFAULT_LANGUAGE
}
