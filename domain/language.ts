/** The languages that families are served in; English is what everything falls back to. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

/** How dates and numbers are written: as they are read in Miami, in either language. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text)
}
