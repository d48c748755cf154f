import { ENGLISH_PAGE_WORDS } from './english-page-words.ts'
import { OWN } from './own-english.ts'
import type { PageWords } from './page-words.ts'

/** The words of pages that a link in a mail opens. */
export const ENGLISH_OWN_WORDS: PageWords = {
  ...ENGLISH_PAGE_WORDS,
  booking: { ...ENGLISH_PAGE_WORDS.booking, ...OWN },
}
