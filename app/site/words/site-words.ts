import { loadWords } from '#app/lib/language/load-words.ts'
import { ENGLISH as SHARED } from '#app/shared/words/english.ts'
import { ENGLISH_UI_WORDS } from '#app/ui/ui-words.ts'
import { ENGLISH } from './islands/english.ts'

const ENGLISH_SITE_WORDS = { island: ENGLISH, shared: SHARED, ui: ENGLISH_UI_WORDS }

/** The words of all parts of a content page. */
export type SiteWords = typeof ENGLISH_SITE_WORDS

export const loadSiteWords = () =>
  loadWords<SiteWords>(ENGLISH_SITE_WORDS, async () => {
    const spanish = await import('./spanish-site-words.ts')
    return { island: spanish.SPANISH, shared: spanish.SHARED, ui: spanish.SPANISH_UI_WORDS }
  })
