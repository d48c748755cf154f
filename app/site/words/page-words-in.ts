import type { Language } from '#domain/text/language.ts'
import { ENGLISH_PAGE_WORDS } from './english-page-words.ts'
import type { PageWords } from './in-page-language.tsx'
import { SPANISH_PAGE_WORDS } from './spanish-page-words.ts'

/** Returns words in either language, for the server; an island brings those of its own language alone. */
export function pageWordsIn(language: Language): PageWords {
  return language === 'es' ? SPANISH_PAGE_WORDS : ENGLISH_PAGE_WORDS
}
