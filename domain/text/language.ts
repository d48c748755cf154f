/** The languages for families; English is the fallback. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

/** The formats of dates and numbers: those used in Miami, in either language. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text)
}
