import type { Language } from '#domain/foundation/text/language.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The texts of each language, by their ids. Written by `npm run messages`: do not edit. */
export const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, es }
