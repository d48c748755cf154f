import { SPANISH as SHARED } from '#app/shared/words/spanish.ts'
import { SPANISH_UI_WORDS } from '#app/ui/ui-words-es.ts'
import type { PageWords } from './in-page-language.tsx'
import { SPANISH } from './islands/spanish.ts'

export const SPANISH_PAGE_WORDS: PageWords = {
  language: 'es',
  island: SPANISH,
  shared: SHARED,
  ui: SPANISH_UI_WORDS,
}
