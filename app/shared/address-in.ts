import type { Language } from '#domain/language.ts'
import { englishPathOf, pathIn } from '#domain/page-path.ts'

/** Returns the page's address in a language; the home page if it has none. */
export function addressIn(pathname: string, language: Language): string {
  const english = englishPathOf(pathname) ?? '/'
  const address = pathIn(language, english)
  return address === english && language !== 'en' ? pathIn(language, '/') : address
}
