import type { Language } from '../text/language.ts'
import { ENGLISH_WORDS, type Words } from '../words/english.ts'
import { SPANISH_WORDS } from '../words/spanish.ts'

/** For programs that write to readers of any language; a page imports only the words of its own language. */
export function wordsIn(language: Language): Words {
  return language === 'es' ? SPANISH_WORDS : ENGLISH_WORDS
}
