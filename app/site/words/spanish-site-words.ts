import { SPANISH as SHARED } from '#app/shared/words/spanish.ts'
import { SPANISH_UI_WORDS } from '#app/ui/ui-words-es.ts'
import { SPANISH } from './islands/spanish.ts'
import type { SiteWords } from './site-words.ts'

export const SPANISH_SITE_WORDS: SiteWords = { island: SPANISH, shared: SHARED, ui: SPANISH_UI_WORDS }
