import { knownLanguage, type Language } from '#domain/foundation/text/language.ts'
import type { AppContext } from './app-environment.ts'

/** Tells the API the language of a page; without it, sentences and the owner's texts are in English. */
export const LANGUAGE_HEADER = 'X-Language'

/**
 * Returns the language of the response's reader. Ignores `Accept-Language`, which browsers send on their own: an
 * English page would then contain Spanish.
 */
export function getLanguage(c: AppContext): Language {
  return knownLanguage(c.req.header(LANGUAGE_HEADER))
}
