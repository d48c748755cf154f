import type { Language } from '#domain/text/language.ts'
import type { PageWords } from './load-page-words.ts'
import { SPANISH_PAGE_WORDS } from './page-words-spanish.ts'
import { ENGLISH, type IslandWords } from './words/english.ts'

/** Returns words in either language, for the server; a browser loads the words of its page alone. */
export function pageWordsIn(language: Language): PageWords {
  return language === 'es' ? SPANISH_PAGE_WORDS : { language, island: ENGLISH }
}

export function islandWordsIn(language: Language): IslandWords {
  return pageWordsIn(language).island
}
