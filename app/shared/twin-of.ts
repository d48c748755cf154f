import type { Language } from '#domain/language.ts'
import { englishPathOf, pathIn } from '#domain/page-path.ts'

/** Returns the page's address in a language; the home page if it has none. */
export function twinOf(pathname: string, language: Language): string {
  const english = englishPathOf(pathname) ?? '/'
  const twin = pathIn(language, english)
  return twin === english && language !== 'en' ? pathIn(language, '/') : twin
}
