import { createContext, use, useCallback } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { pathIn } from '#domain/page-path.ts'

/** The language of the current page, from its address. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

export function useLanguage(): Language {
  return use(LanguageContext)
}

/** Returns a function that converts an English address to the page's language. */
export function usePathIn(): (englishPath: string) => string {
  const language = useLanguage()
  return useCallback((englishPath) => pathIn(language, englishPath), [language])
}

/** Returns `lang` for an owner's text that is English on a page in another language. */
export function langOf(
  item: { readonly inEnglish?: readonly string[] | undefined },
  text: string,
): 'en' | undefined {
  return item.inEnglish?.includes(text) ? 'en' : undefined
}
