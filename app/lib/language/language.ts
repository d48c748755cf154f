import { createContext, use, useCallback } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { pathIn } from '#domain/site/page-path.ts'

/** The language of the current page, from its URL. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

export function useLanguage(): Language {
  return use(LanguageContext)
}

/** Returns a function that converts an English path to the page's language. */
export function usePathIn(): (englishPath: string) => string {
  const language = useLanguage()
  return useCallback((englishPath) => pathIn(language, englishPath), [language])
}

type InOtherLanguage = {
  readonly inEnglish?: readonly string[] | undefined
  readonly inSpanish?: readonly string[] | undefined
  readonly writtenIn?: Language | undefined
}

/** Returns the `lang` attribute for text by the owner or a family that is not in the page's language. */
export function getLang(item: InOtherLanguage, text: string): Language | undefined {
  if (item.inSpanish?.includes(text)) return 'es'
  return item.inEnglish?.includes(text) ? 'en' : item.writtenIn
}
