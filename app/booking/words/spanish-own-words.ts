import { OWN } from './own-spanish.ts'
import type { PageWords } from './page-words.ts'
import { SPANISH_PAGE_WORDS } from './spanish-page-words.ts'

/** The words of pages that a link in a mail opens. */
export const SPANISH_OWN_WORDS: PageWords = {
  ...SPANISH_PAGE_WORDS,
  booking: { ...SPANISH_PAGE_WORDS.booking, ...OWN },
}
