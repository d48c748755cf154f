import { createContext, use, useCallback } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { pathIn } from '#domain/page-path.ts'

/** The language of the page at hand, which its address says. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

export function useLanguage(): Language {
  return use(LanguageContext)
}

/** Returns the address, in the page's language, of an English one. */
export function usePathIn(): (englishPath: string) => string {
  const language = useLanguage()
  return useCallback((englishPath) => pathIn(language, englishPath), [language])
}

/** `lang` for a text of the owner's that is English on a page in another language. */
export function langOf(
  item: { readonly inEnglish?: readonly string[] | undefined },
  text: string,
): 'en' | undefined {
  return item.inEnglish?.includes(text) ? 'en' : undefined
}
