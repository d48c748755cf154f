import { loadWords } from '#app/lib/language/load-words.ts'
import { ENGLISH, type SharedWords } from '#app/shared/words/english.ts'
import { ENGLISH_UI_WORDS, type UiWords } from '#app/ui/ui-words.ts'

export type PageWords = { readonly shared: SharedWords; readonly ui: UiWords }

/** The words that pages about a booking share with others. */
export const loadPageWords = () =>
  loadWords<PageWords>({ shared: ENGLISH, ui: ENGLISH_UI_WORDS }, async () => {
    const { SPANISH, SPANISH_UI_WORDS } = await import('./spanish-page-words.ts')
    return { shared: SPANISH, ui: SPANISH_UI_WORDS }
  })
