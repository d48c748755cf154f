import { type Language, LOCALES } from './language.ts'

/** Returns the name of a language in another one: 'español' within a sentence, 'Español' as a label. */
export function nameLanguage(code: string, language: Language, use: 'word' | 'title' = 'word'): string {
  const locale = LOCALES[language]
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
  return use === 'title' ? name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1) : name
}

/** Returns 'English or Spanish'. */
export function nameOneOfLanguages(codes: readonly string[], language: Language): string {
  const names = codes.map((code) => nameLanguage(code, language))
  return new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(names)
}
