import type { Language } from '../text/language.ts'

/** The first option of a field that need not be answered. */
export const NO_ANSWER: Readonly<Record<Language, string>> = { en: 'Not said', es: 'Sin indicar' }
