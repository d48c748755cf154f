import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { getEnglishPath, pathIn } from '#domain/site/page-path.ts'

/** Returns the page's URL in another language, or the home page's if it has none. */
export function addressIn(pathname: string, language: Language): string {
  const english = getEnglishPath(pathname) ?? '/'
  const address = pathIn(language, english)
  return address === english && language !== DEFAULT_LANGUAGE ? pathIn(language, '/') : address
}
