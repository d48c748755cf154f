import { ENGLISH as SHARED } from '#app/shared/words/english.ts'
import { ENGLISH_UI_WORDS } from '#app/ui/ui-words.ts'
import type { PageWords } from './in-page-language.tsx'
import { ENGLISH } from './islands/english.ts'

export const ENGLISH_PAGE_WORDS: PageWords = {
  language: 'en',
  island: ENGLISH,
  shared: SHARED,
  ui: ENGLISH_UI_WORDS,
}
