import { ENGLISH_UI_WORDS } from '#app/ui/ui-words.ts'
import { ENGLISH } from './english.ts'
import type { PageWords } from './page-words.ts'

export const ENGLISH_PAGE_WORDS: PageWords = { booking: ENGLISH, ui: ENGLISH_UI_WORDS }
