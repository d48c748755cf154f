import { knownLanguage, type Language } from '#domain/foundation/text/language.ts'
import type { AppContext } from './app-environment.ts'

/** Tells the API the language of a page; without it, sentences and the owner's texts are in English. */
export const LANGUAGE_HEADER = 'X-Language'

/** Tells it the language of a staff member's account, who loads in English what is to be edited. */
const STAFF_LANGUAGE_HEADER = 'X-Staff-Language'

/**
 * Returns the language of the response's texts. Ignores `Accept-Language`, which browsers send on their own: an
 * English page would then contain Spanish.
 */
export function getLanguage(c: AppContext): Language {
  return knownLanguage(c.req.header(LANGUAGE_HEADER))
}

/** Returns the language of the program's own sentences, such as refusals. */
export function getReaderLanguage(c: AppContext): Language {
  return knownLanguage(c.req.header(STAFF_LANGUAGE_HEADER) ?? c.req.header(LANGUAGE_HEADER))
}
