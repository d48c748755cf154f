import { SPANISH_UI_WORDS } from '#app/ui/ui-words-es.ts'
import type { PageWords } from './page-words.ts'
import { SPANISH } from './spanish.ts'

export const SPANISH_PAGE_WORDS: PageWords = { booking: SPANISH, ui: SPANISH_UI_WORDS }
